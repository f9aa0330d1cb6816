import { Temporal } from "temporal-polyfill";
import { TIME_ZONE } from "./clock";
import type { Day } from "./zoned-time";

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
