const YARNS = [
  "stroke-indigo-700",
  "stroke-madder-600",
  "stroke-weld-400",
  "stroke-moss-600",
  "stroke-indigo-500",
  "stroke-madder-700",
  "stroke-ink-950",
] as const;

const COLUMN = 100;
const GAP = 4.6;

function path(index: number, count: number): string {
  const x = COLUMN * (index + 0.5);
  const y = 20 + index * GAP;
  return `M${x} 0C${x} ${y * 0.7} ${x + 12} ${y} ${x + 46} ${y}H${COLUMN * count}`;
}

interface JoiningThreadsProps {
  count: number;
  joined: number;
  className: string;
}

export function JoiningThreads({ count, joined, className }: JoiningThreadsProps) {
  return (
    <svg
      viewBox={`0 0 ${COLUMN * count} 52`}
      preserveAspectRatio="none"
      className={`fill-none ${className}`}
      strokeWidth="3.4"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          key={YARNS[index]}
          d={path(index, count)}
          pathLength="1"
          vectorEffect="non-scaling-stroke"
          className={index < joined ? `thread-joins ${YARNS[index % YARNS.length]}` : "stroke-linen-200"}
        />
      ))}
    </svg>
  );
}
