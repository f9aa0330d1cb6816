import { type Finding, isMet } from "./scenario.ts";

const HEAD = ["", "on", "counted", "goal"];

/** The findings as text in columns, with examples above; what misses its goal is marked. */
export function findingsTable(findings: readonly Finding[]): string {
  const found = findings.flatMap(({ what, examples = [] }) => examples.map((example) => `${what}: ${example}\n`));
  return `${found.join("")}${inColumns([HEAD, ...findings.map(cells)])}`;
}

/** Findings that missed their goal, one line each, with examples below. */
export function missed(findings: readonly Finding[]): string[] {
  return findings
    .filter((finding) => !isMet(finding))
    .flatMap((finding) => [cells(finding).join("  "), ...(finding.examples ?? []).map((example) => `  ${example}`)]);
}

function inColumns(rows: readonly string[][]): string {
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
