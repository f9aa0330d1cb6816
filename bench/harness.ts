import type { Compared, Goal, Measured } from "./results";

interface Measurement {
  what: string;
  on: string;
  /** What is timed; with the number of the sample it can ask for something else every time. */
  run: (sample: number) => Promise<unknown>;
  goal?: number;
  samples?: number;
  warmUp?: number;
}

/** Times `run` repeatedly, one at a time, after a warm-up that does not count. */
export async function measure({ what, on, run, goal, samples = 200, warmUp = 20 }: Measurement): Promise<Measured> {
  for (let sample = 0; sample < warmUp; sample++) await run(sample);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const start = performance.now();
    await run(sample);
    times.push(performance.now() - start);
  }
  return measured({ what, on, times, goal: goal ?? null });
}

/** Times that were measured elsewhere, in milliseconds, as a result. */
export function measured({ what, on, times, goal }: Pick<Measured, "what" | "on" | "goal"> & { times: number[] }) {
  const [p50, p95, worst] = [0.5, 0.95, 1].map((part) => quantile(times, part)) as [number, number, number];
  return { what, on, samples: times.length, p50, p95, worst, goal } satisfies Measured;
}

/**
 * Runs each of `runs` once per round, in the same order every round, and returns what each gave, round by round:
 * whatever slows the machine for a while slows all of them.
 */
export async function byTurns<Name extends string, T>(
  rounds: number,
  runs: Record<Name, (round: number) => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(runs) as Name[];
  const given = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) given[name].push(await runs[name](round));
  }
  return given;
}

interface Comparison {
  what: string;
  on: string;
  unit: string;
  /** Turn by turn, like `theirs`. */
  ours: readonly number[];
  against: string;
  theirs: readonly number[];
  goal?: Goal;
}

/**
 * Compares turn by turn. The median of the ratios counts, so that a turn disturbed by something else does not matter.
 */
export function compared({ ours, theirs, goal = null, ...named }: Comparison): Compared {
  const ratios = ours.map((value, turn) => value / (theirs[turn] ?? Number.NaN));
  return { ...named, ours: median(ours), theirs: median(theirs), ratio: median(ratios), goal };
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

/** The smallest value that a share of `part` of them do not exceed (nearest rank), rounded to a hundredth. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(Math.ceil(part * sorted.length), 1);
  return Math.round((sorted[rank - 1] ?? Number.NaN) * 100) / 100;
}
