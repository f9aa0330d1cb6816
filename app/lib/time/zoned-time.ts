import { addHours, dayAt, timeAt } from "./clock";
import type { TimeOfDay, Weekday } from "./opening-hours";

/** `YYYY-MM-DD`. */
export type Day = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** ISO-8601 UTC. A time skipped in spring moves forward by the jump; of one that occurs twice, it is the first. */
export function momentAt(day: Day, time: TimeOfDay): string {
  const hands = Date.parse(`${day}T${time}Z`);
  // The moment as if the clock had not changed since the day before, and as if it had changed already.
  const [before, after] = [ahead(hands - DAY), ahead(hands + DAY)];
  const isChanged = before !== after && ahead(hands - before) !== before && ahead(hands - after) === after;
  return new Date(hands - (isChanged ? after : before)).toISOString();
}

/** Milliseconds; `moment` is milliseconds since 1970. */
function ahead(moment: number): number {
  const iso = new Date(moment).toISOString();
  return Date.parse(`${dayOf(iso)}T${timeOf(iso)}Z`) - Math.floor(moment / MINUTE) * MINUTE;
}

/** `moment` is ISO-8601. */
export function dayOf(moment: string): Day {
  return dayAt(new Date(moment));
}

/** `moment` is ISO-8601. */
export function timeOf(moment: string): TimeOfDay {
  return timeAt(moment, "nl").padStart("00:00".length, "0") as TimeOfDay;
}

export function weekdayOf(day: Day): Weekday {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday;
}

export function addDays(day: Day, days: number): Day {
  return addHours(`${day}T00:00:00Z`, days * 24).slice(0, "YYYY-MM-DD".length);
}
