import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isDeskPath } from "~/lib/desk-path";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, or anything else that an `href` takes (`tel:`, `mailto:`, `#anchor`, another site). */
  to: string;
}

/** A link to a page of the desk, for which the router navigates, or to anything else, which loads a document. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return isDeskPath(pathnameOf(to)) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}

function pathnameOf(to: string): string {
  return to.replace(/[?#].*/, "");
}
