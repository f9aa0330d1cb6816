const THREADS = Array.from({ length: 38 }, (_, index) => index);
const line = (index: number) =>
  `M${470 + index * 9 - index * index * 0.02} -10C${455 + index * 9} 150 ${330 + index * 12} 240 ${235 + index * 15.5} 420`;
const strands = (colour: number) =>
  THREADS.filter((index) => [1, 2, 0, 0, 0, 0, 0][index % 7] === colour)
    .map(line)
    .join("");

export function WarpField({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 820 400"
      preserveAspectRatio="xMaxYMid slice"
      className={`overflow-visible fill-none ${className}`}
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d={strands(0)} className="stroke-indigo-700" />
      <path d={strands(1)} className="stroke-madder-600" />
      <path d={strands(2)} className="stroke-weld-400" />
    </svg>
  );
}
