import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface ArrowLinkProps {
  /** A path of this site, or a fragment of the page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link that leads on, with an arrow behind its words. */
export function ArrowLink({ to, className = "", children }: ArrowLinkProps) {
  const style = `link inline-flex min-h-11 max-w-full items-center gap-2 ${className}`;
  const words = (
    <>
      <span className="min-w-0">{children}</span>
      <ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />
    </>
  );
  return to.startsWith("#") ? (
    <a href={to} className={style}>
      {words}
    </a>
  ) : (
    <Link to={to} className={style}>
      {words}
    </Link>
  );
}
