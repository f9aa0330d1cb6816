import type { ReactNode } from "react";

/** Words alone if there is no such place. */
export function SourceLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <a href={to} rel="noopener" className="underline underline-offset-2 hover:decoration-2">
      {children}
    </a>
  );
}
