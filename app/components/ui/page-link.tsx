import { type ComponentProps, type ComponentType, createContext, use } from "react";
import { isDeskPath } from "~/lib/desk-path";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Anything that an `href` takes (`tel:`, `mailto:`, `#anchor`, another site). */
  to: string;
}

/** The router's own link, where a router leads the page. */
export const RouterLinkContext = createContext<ComponentType<PageLinkProps> | null>(null);

/** The router of the desk navigates to its pages; anything else loads a document. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const RouterLink = use(RouterLinkContext);
  return RouterLink && isDeskPath(pathnameOf(to)) ? <RouterLink to={to} {...rest} /> : <a href={to} {...rest} />;
}

function pathnameOf(to: string): string {
  return to.replace(/[?#].*/, "");
}
