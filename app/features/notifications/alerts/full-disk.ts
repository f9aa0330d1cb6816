export interface DiskSpace {
  free: number;
  total: number;
}

/** Either of these makes a disk nearly full. */
const LEAST_PART = 0.05;
const LEAST_BYTES = 500_000_000;
/** Otherwise every mail that is written could cause another notice. */
const ENOUGH = 1.2;

/** Still so if it `was`, until there is enough again. */
export function isNearlyFull({ free, total }: DiskSpace, was: boolean): boolean {
  const factor = was ? ENOUGH : 1;
  return free < LEAST_PART * factor * total || free < LEAST_BYTES * factor;
}
