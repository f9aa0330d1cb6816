import { type Goal, isCompared, isCounted, isMeasured, isMet, type Result } from "./results";

const MEASURED = ["", "on", "samples", "p50 ms", "p95 ms", "worst ms", "goal"];
const COMPARED = ["", "on", "ours", "theirs", "unit", "against", "ratio", "goal"];
const COUNTED = ["", "on", "count", "unit", "goal"];
/** Columns of words, aligned left; the others hold numbers and are aligned right. */
const WORDS = new Set(["", "on", "unit", "against"]);

/** The results as text in columns, one table for each kind that occurs; what misses its goal is marked. */
export function resultTables(results: readonly Result[]): string {
  const measured = results.filter(isMeasured).map((result) => {
    const { what, on, samples, p50, p95, worst, goal } = result;
    const times = [p50, p95, worst].map((time) => time.toFixed(1));
    return [what, on, String(samples), ...times, verdict(result, goal === null ? null : { atMost: goal })];
  });
  const compared = results.filter(isCompared).map((result) => {
    const { what, on, ours, theirs, unit, against, ratio, goal } = result;
    return [what, on, short(ours), short(theirs), unit, against, short(ratio), verdict(result, goal)];
  });
  const counted = results.filter(isCounted).map((result) => {
    const { what, on, count, unit, goal } = result;
    return [what, on, short(count), unit, verdict(result, goal)];
  });
  const tables = [table(MEASURED, measured), table(COMPARED, compared), table(COUNTED, counted)];
  return tables.filter((text) => text !== "").join("\n\n");
}

/** Three significant digits; whole numbers stay whole. */
function short(value: number): string {
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

function verdict(result: Result, goal: Goal): string {
  if (goal === null) return "";
  const bound = "atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return `${bound} ${isMet(result) ? "✓" : "✗"}`;
}

function table(head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return "";
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => aligned(cell, head[column] ?? "", widths[column] ?? 0)).join("  ");
  return [head, ...rows].map((row) => line(row).trimEnd()).join("\n");
}

function aligned(cell: string, title: string, width: number): string {
  return WORDS.has(title) ? cell.padEnd(width) : cell.padStart(width);
}
