import { useId } from "react";

const PITCH = 8;
const THREADS = [8, 4, 2, 2, 2, 2];

export function CaseCloth({ palette, className }: { palette: readonly string[]; className: string }) {
  const id = useId();
  const threads = palette.flatMap((colour, index) => Array.from({ length: THREADS[index] ?? 2 }, () => colour));
  const size = threads.length * PITCH;
  const at = (index: number) => (index + 0.5) * PITCH;
  const linesOf = (colour: string, line: (index: number) => string) =>
    threads.map((thread, index) => (thread === colour ? line(index) : "")).join("");
  const over = (column: number) =>
    threads.map((_, row) => ((row + column) % 2 === 0 ? `M${at(column)} ${row * PITCH}v${PITCH}` : "")).join("");
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
        {palette.map((colour) => (
          <path
            key={colour}
            d={linesOf(colour, (row) => `M0 ${at(row)}h${size}`)}
            stroke={colour}
            strokeWidth={PITCH}
          />
        ))}
        {palette.map((colour) => (
          <path key={colour} d={linesOf(colour, over)} stroke={colour} strokeWidth={PITCH - 1.5} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
