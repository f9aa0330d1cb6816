import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./page-link";

interface ArrowLinkProps {
  /** A path of this site, or a fragment of the page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Between two things, keeps them on one line. */
const WORD_JOINER = "\u2060";

/** A link with an arrow after its last word. */
export function ArrowLink({ to, className = "", children }: ArrowLinkProps) {
  return (
    <PageLink to={to} className={`link inline-flex min-h-11 max-w-full items-center ${className}`}>
      <span className="min-w-0">
        {children}
        {WORD_JOINER}
        <ArrowRight aria-hidden="true" className="ml-2 inline size-4.5 align-[-0.22em]" />
      </span>
    </PageLink>
  );
}
