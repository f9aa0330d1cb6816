import type { ReactNode } from "react";

interface EnvelopeProps {
  /** Of what is written on it. */
  className?: string;
  children: ReactNode;
}

/** An airmail envelope whose coloured edge is woven ribbon. */
export function Envelope({ className = "", children }: EnvelopeProps) {
  return (
    <div className="airmail rounded-card p-2.5 text-ink-700">
      <div className={`rounded-control bg-linen-50 ${className}`}>{children}</div>
    </div>
  );
}
