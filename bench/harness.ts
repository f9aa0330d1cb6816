export interface Measured {
  what: string;
  /** What it ran on: a database, a browser. */
  on: string;
  samples: number;
  /** Milliseconds, as the rest: the median, the 95th percentile, the slowest. */
  p50: number;
  p95: number;
  worst: number;
  /** What the 95th percentile may be; null where nothing is promised. */
  goal: number | null;
}

interface Measurement {
  what: string;
  on: string;
  /** What is timed; the number of the sample lets it ask for something else every time. */
  run: (sample: number) => Promise<unknown>;
  goal?: number;
  samples?: number;
  warmUp?: number;
}

/** Times `run`, one after another, after a warm-up that is not counted. */
export async function measure({ what, on, run, goal, samples = 200, warmUp = 20 }: Measurement): Promise<Measured> {
  for (let sample = 0; sample < warmUp; sample++) await run(sample);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const start = performance.now();
    await run(sample);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {
    what,
    on,
    samples,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: quantile(times, 1),
    goal: goal ?? null,
  };
}

/** Of sorted times: the smallest that `part` of them do not exceed (nearest rank), to a hundredth. */
function quantile(sorted: readonly number[], part: number): number {
  const rank = Math.max(Math.ceil(part * sorted.length), 1);
  return Math.round((sorted[rank - 1] ?? Number.NaN) * 100) / 100;
}
