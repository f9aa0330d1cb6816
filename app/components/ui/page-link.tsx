import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isDeskPath } from "~/lib/desk-path";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Also anything else that an `href` takes (`tel:`, `mailto:`, `#anchor`, another site). */
  to: string;
}

/** The router navigates to a page of the desk; anything else loads a document. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return isDeskPath(pathnameOf(to)) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}

function pathnameOf(to: string): string {
  return to.replace(/[?#].*/, "");
}
