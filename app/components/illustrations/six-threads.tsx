import { YARNS, type Yarn } from "./cloths";

const THREADS: readonly { yarn: Yarn; row: number; shift: number }[] = [
  { yarn: "madder", row: 0, shift: 0 },
  { yarn: "indigo", row: 1, shift: 0 },
  { yarn: "paper", row: 2, shift: 0 },
  { yarn: "moss", row: 3, shift: -4 },
  { yarn: "ink", row: 3, shift: 0 },
  { yarn: "lavender", row: 3, shift: 4 },
];

export function SixThreads({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 200"
      preserveAspectRatio="none"
      className={`fill-none ${className}`}
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {THREADS.map(({ yarn, row, shift }, index) => {
        const from = row * 50 + 25 + shift * 1.4;
        const to = 50 + index * 20;
        return (
          <path
            key={yarn}
            d={`M0 ${from}C${30 + index * 4} ${from} ${44 + index * 3} ${to} 100 ${to}`}
            className={YARNS[yarn]}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
