import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./page-link";

interface ArrowLinkProps {
  /** A path of this site, or a fragment of the page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link that leads on, with an arrow behind its words. */
export function ArrowLink({ to, className = "", children }: ArrowLinkProps) {
  return (
    <PageLink to={to} className={`link inline-flex min-h-11 max-w-full items-center gap-2 ${className}`}>
      <span className="min-w-0">{children}</span>
      <ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />
    </PageLink>
  );
}
