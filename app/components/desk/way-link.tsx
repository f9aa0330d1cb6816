import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A way to reach a person: at the desk, or by another program. */
export function WayLink({ href, ...more }: ComponentProps<"a"> & { href: string }) {
  return href.startsWith("/") ? <Link to={href} {...more} /> : <a href={href} {...more} />;
}
