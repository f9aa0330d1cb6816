/** Bytes of a disk: what this process may still use, and all of it. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** A disk with less than either of these is nearly full. */
const LEAST_PART = 0.05;
const LEAST_BYTES = 500_000_000;
/** One that was is so until it has so many times as much: else every mail that is written could tell the owner anew. */
const ENOUGH = 1.2;

/** Whether a disk is nearly full, or is still so when it `was`. */
export function isNearlyFull({ free, total }: DiskSpace, was: boolean): boolean {
  const factor = was ? ENOUGH : 1;
  return free < LEAST_PART * factor * total || free < LEAST_BYTES * factor;
}
