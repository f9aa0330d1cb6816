import { Weave } from "./weave";

export function Stamp({ className = "" }: { className?: string }) {
  return (
    <div
      className={`relative w-28 rotate-3 drop-shadow-[0_1px_2px_rgb(20_22_31/0.35)] ${className}`}
      aria-hidden="true"
    >
      <div className="pinked bg-white px-2.5 py-3.5 [--tooth:5px]">
        <div className="relative h-26 bg-indigo-700">
          <Weave cloth="damask" pitch={9} className="absolute inset-0" />
        </div>
      </div>
      <svg viewBox="0 0 120 60" className="absolute top-10 -left-14 w-30 overflow-visible fill-none" aria-hidden="true">
        {[0, 14, 28, 42].map((y) => (
          <path
            key={y}
            d={`M0 ${y + 8}c10-10 20-10 30 0s20 10 30 0 20-10 30 0 20 10 30 0`}
            className="stroke-ink-950/70"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
      </svg>
    </div>
  );
}
