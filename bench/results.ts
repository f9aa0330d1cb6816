/** What a ratio or a count has to be; null if nothing is promised. */
export type Goal = { atLeast: number } | { atMost: number } | null;

/** How long something takes, over many runs. */
export interface Measured {
  what: string;
  /** What it ran on: a database, a browser. */
  on: string;
  samples: number;
  /** Milliseconds, like the next two: the median, the 95th percentile, the slowest. */
  p50: number;
  p95: number;
  worst: number;
  /** The most that the 95th percentile may be; null if nothing is promised. */
  goal: number | null;
}

/** Ours beside something else, measured by turns in the same run. */
export interface Compared {
  what: string;
  on: string;
  /** The unit of `ours` and `theirs`. */
  unit: string;
  ours: number;
  /** What it is compared with. */
  against: string;
  theirs: number;
  /** Ours divided by theirs: the median over the turns. */
  ratio: number;
  goal: Goal;
}

/** A number that stands by itself. */
export interface Counted {
  what: string;
  on: string;
  unit: string;
  count: number;
  goal: Goal;
}

export type Result = Measured | Compared | Counted;

export const isMeasured = (result: Result): result is Measured => "p95" in result;
export const isCompared = (result: Result): result is Compared => "ratio" in result;
export const isCounted = (result: Result): result is Counted => "count" in result;

/** Whether the goal is met; null if there is none. What could not be measured does not meet it. */
export function isMet(result: Result): boolean | null {
  if (isMeasured(result)) return result.goal === null ? null : result.p95 <= result.goal;
  const value = isCompared(result) ? result.ratio : result.count;
  if (result.goal === null) return null;
  return "atLeast" in result.goal ? value >= result.goal.atLeast : value <= result.goal.atMost;
}
