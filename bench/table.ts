import type { Measured } from "./harness";

const HEAD = ["", "on", "samples", "p50 ms", "p95 ms", "worst ms", "goal"];

/** The measurements as text in columns; what is over its goal says so. */
export function measuredTable(measured: readonly Measured[]): string {
  const rows = [HEAD, ...measured.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cells({ what, on, samples, p50, p95, worst, goal }: Measured): string[] {
  const verdict = goal === null ? "" : p95 <= goal ? `< ${goal} ✓` : `< ${goal} ✗`;
  return [what, on, String(samples), ...[p50, p95, worst].map((time) => time.toFixed(1)), verdict];
}
