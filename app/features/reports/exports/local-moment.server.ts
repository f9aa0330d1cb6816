import { zoned } from "~/lib/time/zoned-time.server";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Sheets count days from 1900. */
const FIRST_OF_1970 = 25_569;
/** The most hours that are remembered. */
const MOST_KNOWN = 50_000;

/** Offsets by the hour (UTC): clocks change on the hour, and looking up a time zone is slow. */
const offsets = new Map<number, number>();

/** ISO-8601 to days, in the time zone of the business. */
export function serialOfMoment(iso: string): number {
  return localTime(iso) / DAY + FIRST_OF_1970;
}

export function serialOfDay(day: string): number {
  return Date.parse(day) / DAY + FIRST_OF_1970;
}

/** ISO-8601 to "2026-11-21 14:05" in the business's time zone: any spreadsheet reads it in any language. */
export function readableMoment(iso: string): string {
  return new Date(localTime(iso)).toISOString().slice(0, 16).replace("T", " ");
}

function localTime(iso: string): number {
  const time = Date.parse(iso);
  const hour = Math.floor(time / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return time + known;
  const offset = zoned(new Date(hour * HOUR).toISOString()).offsetNanoseconds / 1_000_000;
  if (offsets.size >= MOST_KNOWN) offsets.clear();
  offsets.set(hour, offset);
  return time + offset;
}
