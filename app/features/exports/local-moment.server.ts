import { zoned } from "~/lib/zoned-time.server";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The day number of 1 January 1970 in a sheet that counts from 1900. */
const FIRST_OF_1970 = 25_569;
/** The most hours that are remembered. */
const MOST_KNOWN = 50_000;

/** By the hour (UTC), as clocks change on the hour: looking up a time zone is slow, and a file has many moments. */
const offsets = new Map<number, number>();

/** A moment (ISO-8601) as spreadsheets count days, in the time zone of the business. */
export function serialOfMoment(iso: string): number {
  return localTime(iso) / DAY + FIRST_OF_1970;
}

/** The same for a day, `YYYY-MM-DD`. */
export function serialOfDay(day: string): number {
  return Date.parse(day) / DAY + FIRST_OF_1970;
}

/**
 * A moment (ISO-8601) as every spreadsheet reads it in any language: "2026-11-21 14:05", in the business's time zone.
 */
export function readableMoment(iso: string): string {
  return new Date(localTime(iso)).toISOString().slice(0, 16).replace("T", " ");
}

/** The local time of the business, in milliseconds as if it were UTC. */
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
