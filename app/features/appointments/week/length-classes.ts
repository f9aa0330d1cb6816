import type { InLane } from "./week-layout";

const STEPS_IN_HOUR = 12;
const MINUTES_IN_STEP = 60 / STEPS_IN_HOUR;
const MOST_LANES = 6;

/** Hours, to five minutes; as the top of an element or as its height. */
export function lengthClasses(hours: number): string {
  const steps = Math.round(hours * STEPS_IN_HOUR);
  return `week-length week-h${Math.floor(steps / STEPS_IN_HOUR)} week-m${(steps % STEPS_IN_HOUR) * MINUTES_IN_STEP}`;
}

/** Further lanes lie on top of the last one. */
export function laneClasses({ lane, lanes }: InLane): string {
  return `week-lane-${Math.min(lane, MOST_LANES - 1)} week-lanes-${Math.min(lanes, MOST_LANES)}`;
}
