/** `quick`: a few short turns, to see that a section works; its figures say little. */
export type Scale = "quick" | "full";

/** Measures one part of the product, starting from nothing, and leaves nothing behind. */
export type Section = (scale: Scale) => Promise<Figure[]>;

/** The goal of a figure; null if it is only reported. */
export type Goal = { atLeast: number } | { atMost: number } | null;

export interface Figure {
  what: string;
  /** The subject of the measurement: a page, a database. */
  on: string;
  value: number;
  unit: string;
  goal: Goal;
  /** The subject of the comparison, and both values before they became one figure. */
  beside?: string;
}

/** True if the goal is met; null if there is none. A figure that could not be measured does not meet it. */
export function isMet({ value, goal }: Figure): boolean | null {
  if (goal === null) return null;
  return "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
}

/** Values of the product and of what stands beside it, turn by turn. */
export interface Turns<T> {
  ours: T[];
  theirs: T[];
}

/** Takes both by turns, so that other work of the machine slows both. */
export async function byTurns<T>(turns: number, ours: () => Promise<T>, theirs: () => Promise<T>): Promise<Turns<T>> {
  const taken: Turns<T> = { ours: [], theirs: [] };
  for (let turn = 0; turn < turns; turn++) {
    taken.ours.push(await ours());
    taken.theirs.push(await theirs());
  }
  return taken;
}

/** The median of the turns' ratios, so that a turn disturbed by something else does not matter. */
export function ratio({ ours, theirs }: Turns<number>): number {
  return median(ours.map((value, turn) => value / (theirs[turn] ?? Number.NaN)));
}

/** The middle value, or the mean of the middle two; NaN if any value is, or if there is none. */
export function median(values: readonly number[]): number {
  if (values.length === 0 || values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? Number.NaN)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The smallest value that a share of `part` of them do not exceed (nearest rank). */
export function quantile(values: readonly number[], part: number): number {
  const rank = Math.max(Math.ceil(part * values.length), 1);
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

/** Three significant digits; whole numbers stay whole. */
export function short(value: number): string {
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

const HEAD = ["", "on", "figure", "unit", "goal", "met", "beside"];
const FIGURE = HEAD.indexOf("figure");

/** The figures as text in columns. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) =>
    column === FIGURE ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}

function cells(figure: Figure): string[] {
  const { what, on, value, unit, goal, beside = "" } = figure;
  const bound = goal === null ? "" : "atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  const met = { true: "yes", false: "NO", null: "" }[`${isMet(figure)}`];
  return [what, on, short(value), unit, bound, met, beside];
}
