/** Bytes of a disk: those available to this process, and all of them. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** A disk with less free space than either of these is nearly full. */
const LEAST_PART = 0.05;
const LEAST_BYTES = 500_000_000;
/**
 * It then remains so until it has this many times as much: otherwise every mail that is written could cause another
 * notice.
 */
const ENOUGH = 1.2;

/** Whether a disk is nearly full, or still is if it `was`. */
export function isNearlyFull({ free, total }: DiskSpace, was: boolean): boolean {
  const factor = was ? ENOUGH : 1;
  return free < LEAST_PART * factor * total || free < LEAST_BYTES * factor;
}
