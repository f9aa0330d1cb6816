import { addDays, type Day, dayOf, momentAt, weekdayOf } from "~/lib/time/zoned-time";
import { zoned } from "~/lib/time/zoned-time.server";

export interface Week {
  /** Monday. */
  day: Day;
  /** ISO-8601 UTC; `until` is excluded. */
  from: string;
  until: string;
}

/** Oldest first; the last is the one of `now`. */
export function weeksUntil(now: Date, count: number): Week[] {
  const today = dayOf(now.toISOString());
  const monday = addDays(today, 1 - weekdayOf(today));
  const starts = Array.from({ length: count + 1 }, (_, index) => {
    const day = addDays(monday, (index + 1 - count) * 7);
    return { day, from: momentAt(day, "00:00") };
  });
  return starts.slice(0, -1).map((start, index) => ({ ...start, until: starts[index + 1]?.from ?? start.from }));
}

/** ISO-8601 UTC. */
export function weeksBefore(day: Day, weeks: number): string {
  return momentAt(addDays(day, -7 * weeks), "00:00");
}

/** ISO-8601 UTC. */
export function sameTimeBefore(now: Date, weeks: number): string {
  return new Date(zoned(now.toISOString()).subtract({ weeks }).epochMilliseconds).toISOString();
}
