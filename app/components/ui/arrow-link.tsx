import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "./page-link";

interface ArrowLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Keeps two things on one line. */
const WORD_JOINER = "\u2060";

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
