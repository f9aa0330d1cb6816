import { addHours } from "./clock";
import { LONGEST_CLOSED, type Opening } from "./open-state";
import { addDays, type Day, dayOf } from "./zoned-time";

const HOUR = 3_600_000;

/** Openings in order of time. */
export type OpeningsOn = (day: Day) => readonly Opening[];

/** Milliseconds; the moments are ISO-8601 UTC. */
export function openTimeBetween(openingsOn: OpeningsOn, from: string, to: string): number {
  let time = 0;
  for (const opening of openingsFrom(openingsOn, from, dayOf(to))) {
    const start = later(opening.from, from);
    const end = earlier(opening.to, to);
    if (end > start) time += Date.parse(end) - Date.parse(start);
  }
  return time;
}

/** `from` is ISO-8601 UTC, `time` milliseconds. */
export function afterOpenTime(openingsOn: OpeningsOn, from: string, time: number): string {
  let left = time;
  for (const opening of openingsFrom(openingsOn, from)) {
    const start = Date.parse(later(opening.from, from));
    const length = Math.max(0, Date.parse(opening.to) - start);
    if (length >= left) return new Date(start + left).toISOString();
    left -= length;
  }
  return from;
}

/** ISO-8601 UTC. No deadline falls within the first hour that the business is open. */
export function duringOpenTime(openingsOn: OpeningsOn, moment: string): string {
  for (const { from, to } of openingsFrom(openingsOn, moment)) {
    if (to >= moment) return later(moment, earlier(addHours(from, 1), to));
  }
  return moment;
}

/** The latest whole hour (ISO-8601 UTC) up to `to` that lies in open time of which `time` has passed since `from`. */
export function lastOpenHour(openingsOn: OpeningsOn, from: string, to: string, time: number): string | null {
  let last: string | null = null;
  for (const opening of openingsFrom(openingsOn, from, dayOf(to))) {
    const hour = wholeHour(earlier(opening.to, to));
    if (hour >= opening.from && openTimeBetween(openingsOn, from, hour) >= time) last = hour;
  }
  return last;
}

/** Rounded down (ISO-8601 UTC). */
export function wholeHour(moment: string): string {
  return new Date(Math.floor(Date.parse(moment) / HOUR) * HOUR).toISOString();
}

/** The moment itself while it is open, else when it opens next (ISO-8601 UTC). */
export function whenOpen(openingsOn: OpeningsOn, moment: string): string {
  for (const { from, to } of openingsFrom(openingsOn, moment)) {
    if (to > moment) return later(moment, from);
  }
  return moment;
}

function* openingsFrom(
  openingsOn: OpeningsOn,
  from: string,
  lastDay = addDays(dayOf(from), LONGEST_CLOSED),
): Generator<Opening> {
  for (let day = dayOf(from); day <= lastDay; day = addDays(day, 1)) yield* openingsOn(day);
}

// Moments of one form sort as texts.
function later(one: string, other: string): string {
  return one > other ? one : other;
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
