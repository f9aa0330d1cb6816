import type { ClothName } from "./cloths";
import { Weave } from "./weave";

/** Start and height in percent, white or ink, opacity. */
const BANDS = [
  { y: 0, height: 7, className: "fill-ink-950", opacity: 0.3 },
  { y: 14, height: 22, className: "fill-white", opacity: 0.16 },
  { y: 19, height: 9, className: "fill-white", opacity: 0.2 },
  { y: 60, height: 40, className: "fill-ink-950", opacity: 0.16 },
  { y: 76, height: 24, className: "fill-ink-950", opacity: 0.2 },
  { y: 90, height: 10, className: "fill-ink-950", opacity: 0.26 },
];

export function ClothRoll({ cloth, className }: { cloth: ClothName; className: string }) {
  return (
    <div className={`relative ${className}`} aria-hidden="true">
      <Weave cloth={cloth} pitch={10} className="absolute inset-0 rounded-l-[1.1rem]" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full rounded-l-[1.1rem]"
        aria-hidden="true"
      >
        {BANDS.map((band) => (
          <rect key={`${band.y}${band.height}`} width="100" {...band} />
        ))}
      </svg>
      <svg
        viewBox="0 0 40 100"
        preserveAspectRatio="none"
        className="absolute inset-y-0 -right-4 h-full w-9 fill-none"
        aria-hidden="true"
      >
        <ellipse cx="20" cy="50" rx="19" ry="49.5" className="fill-linen-200 stroke-ink-950" strokeWidth="1.5" />
        <path
          d="M20 8C30 8 35 26 35 50S29 88 20 88S7 72 7 50S12 20 20 20S30 34 30 50S26 76 20 76S11 64 11 50S15 31 20 31"
          className="stroke-ink-500"
          strokeWidth="1.6"
          vectorEffect="non-scaling-stroke"
        />
        <ellipse cx="20" cy="50" rx="5" ry="11" className="fill-ink-950" />
      </svg>
    </div>
  );
}
