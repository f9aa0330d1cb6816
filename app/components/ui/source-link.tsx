import type { ReactNode } from "react";

/** Words that lead to where they can be checked, once there is such a place. */
export function SourceLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <a href={to} rel="noopener" className="underline underline-offset-2 hover:decoration-2">
      {children}
    </a>
  );
}
