import type { ReactNode } from "react";

interface EnvelopeProps {
  className?: string;
  children: ReactNode;
}

export function Envelope({ className = "", children }: EnvelopeProps) {
  return (
    <div className="airmail rounded-card p-2.5 text-ink-700">
      <div className={`rounded-control bg-linen-50 ${className}`}>{children}</div>
    </div>
  );
}
