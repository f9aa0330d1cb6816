import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import { addHours } from "~/lib/clock";
import { LONGEST_CLOSED, type Opening, openingsOn } from "~/lib/open-state.server";
import { addDays, type Day, dayOf } from "~/lib/zoned-time.server";

const HOUR = 3_600_000;
/** How many days are remembered at most. */
const MOST_KNOWN = 500;

/**
 * When an answer is due (ISO-8601 UTC) to what arrived at `from`: as many hours later as the visitor was promised, but
 * not before the business has been open for an hour. A lead from an advertisement therefore has an hour of opening
 * time.
 */
export function answerDueAt(from: string, { isAds }: { isAds: boolean }): string {
  const promised = addHours(from, isAds ? business.adsAnswerWithinHours : business.answerWithinHours);
  const reachable = afterOpenTime(from, business.adsAnswerWithinHours * HOUR);
  // Moments of one form sort as texts.
  return [promised, reachable].toSorted().at(-1) ?? promised;
}

/** Opening time between two moments (ISO-8601 UTC), in milliseconds. */
export function openTimeBetween(from: string, to: string): number {
  let time = 0;
  for (const stretch of openingsFrom(from, dayOf(to))) {
    const start = stretch.from > from ? stretch.from : from;
    const end = stretch.to < to ? stretch.to : to;
    if (end > start) time += Date.parse(end) - Date.parse(start);
  }
  return time;
}

/** The moment at which the business has been open for `time` milliseconds since `from`. */
function afterOpenTime(from: string, time: number): string {
  let left = time;
  for (const stretch of openingsFrom(from, addDays(dayOf(from), LONGEST_CLOSED))) {
    const start = Date.parse(stretch.from > from ? stretch.from : from);
    const length = Math.max(0, Date.parse(stretch.to) - start);
    if (length >= left) return new Date(start + left).toISOString();
    left -= length;
  }
  return from;
}

/** When the business can be reached, from the day of `from` up to and with `lastDay`. */
function* openingsFrom(from: string, lastDay: Day): Generator<Opening> {
  for (let day = dayOf(from); day <= lastDay; day = addDays(day, 1)) yield* reachableOn(day);
}

/** Kept by day: a list of leads asks for the same few, and a calendar is slow. */
const known = new Map<Day, Opening[]>();

function reachableOn(day: Day): Opening[] {
  const openings = known.get(day) ?? openingsOn(day, business.hours.reachable, holidays);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(day, openings);
  return openings;
}
