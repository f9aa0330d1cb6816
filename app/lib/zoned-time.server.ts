import { Temporal } from "temporal-polyfill";
import { dayAt, TIME_ZONE } from "./clock";
import type { TimeOfDay, Weekday } from "./opening-hours";

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/**
 * The moment (ISO-8601 UTC) at which it is `time` on `day` at the business. A time that the clock skips in spring is
 * moved forward by the jump; of a time that occurs twice in autumn, it is the first.
 */
export function momentAt(day: Day, time: TimeOfDay): string {
  return isoOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: TIME_ZONE, plainTime: time }).toInstant());
}

/** The day at the business at `moment` (ISO-8601). */
export function dayOf(moment: string): Day {
  return dayAt(new Date(moment));
}

/** The time of day at the business at `moment` (ISO-8601). */
export function timeOf(moment: string): TimeOfDay {
  return zoned(moment).toPlainTime().toString({ smallestUnit: "minute" }) as TimeOfDay;
}

/** The ISO weekday of `day`: 1 is Monday. */
export function weekdayOf(day: Day): Weekday {
  return Temporal.PlainDate.from(day).dayOfWeek as Weekday;
}

/** `days` after `day`; before it when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);
}

/**
 * The same time at the business so many calendar years before `moment`; 29 February becomes the 28th in other years.
 */
export function yearsBefore(moment: Date, years: number): Date {
  return new Date(zoned(moment.toISOString()).subtract({ years }).epochMilliseconds);
}

/** Whether `text` is a valid day, in this millennium: "0026" is a year that was meant to be 2026. */
export function isDay(text: string): text is Day {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

/** A moment (ISO-8601) in the time zone of the business. */
export function zoned(moment: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(TIME_ZONE);
}

/** In the format of `Date`, so that moments compare as texts. */
function isoOf(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}
