import { type Finding, isMet } from "./scenario.ts";

const HEAD = ["", "on", "counted", "goal"];

/** The findings as text in columns; what misses its goal says so. */
export function findingsTable(findings: readonly Finding[]): string {
  const rows = [HEAD, ...findings.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) =>
    column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}

function cells(finding: Finding): string[] {
  const { what, on, count, goal } = finding;
  const bound = goal && ("atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`);
  return [what, on, String(count), bound === null ? "" : `${bound} ${isMet(finding) ? "✓" : "✗"}`];
}
