import { Temporal } from "temporal-polyfill";
import { TIME_ZONE } from "./clock";
import type { Day } from "./zoned-time";

/** 29 February becomes the 28th in other years. */
export function yearsBefore(moment: Date, years: number): Date {
  return new Date(zoned(moment.toISOString()).subtract({ years }).epochMilliseconds);
}

/** "0026" is a year that was meant to be 2026. */
export function isDay(text: string): text is Day {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

/** `moment` is ISO-8601. */
export function zoned(moment: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(TIME_ZONE);
}
