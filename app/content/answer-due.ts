import { addHours } from "~/lib/time/clock";
import { type Opening, openingsOn } from "~/lib/time/open-state";
import { afterOpenTime, duringOpenTime, earlier, lastOpenHour, openTimeBetween, wholeHour } from "~/lib/time/open-time";
import { addDays, type Day, dayOf, momentAt, weekdayOf } from "~/lib/time/zoned-time";
import { business } from "./business";
import { perChange } from "./current";
import { closedDays } from "./hours";

const HOUR = 3_600_000;
const SATURDAY = 6;
/** The number of days that are remembered at most. */
const MOST_KNOWN = 2_000;

/**
 * The deadline (ISO-8601 UTC) of an answer to a question of `from`, as visitor and owner are told and the desk counts
 * it: the promised hours later, or the last open hour before that, or else the first one after it. A lead from an
 * advertisement has hours of opening time instead.
 */
export function answerDueAt(from: string, { isAds }: { isAds: boolean }): string {
  if (isAds) return adsDueAt(from);
  const latest = addHours(from, business.answerWithinHours);
  const inTime = lastOpenHour(reachableOn, from, latest, HOUR);
  if (inTime === null) return firstHourAfter(latest);
  if (!isClosedDay(dayOf(from))) return inTime;
  // Every page promises the first opening hour to a request of a closed day.
  return earlier(firstHourAfter(from), inTime);
}

/** The last open hour before `latest`, if there was open time since `from`; else the first one after it (ISO-8601 UTC). */
export function promisedBy(from: string, latest: string): string {
  return lastOpenHour(reachableOn, from, latest, HOUR) ?? firstHourAfter(latest);
}

function adsDueAt(from: string): string {
  const due = afterOpenTime(reachableOn, from, business.adsAnswerWithinHours * HOUR);
  return wholeHour(new Date(Date.parse(duringOpenTime(reachableOn, due)) + HOUR - 1).toISOString());
}

/** The end of the first opening hour after `moment`, as a whole hour if it was open by then (ISO-8601 UTC). */
function firstHourAfter(moment: string): string {
  const end = duringOpenTime(reachableOn, moment);
  return openTimeBetween(reachableOn, moment, wholeHour(end)) > 0 ? wholeHour(end) : end;
}

/**
 * The reason for an answer later than the promised hours: closed on one day, until the day of the answer, or until
 * then.
 */
export type ClosedUntil = { on: Day } | { until: Day } | "then";

/** Null if `due`, the answer to what was asked at `from`, is no later than promised. */
export function closedBefore(from: string, due: string): ClosedUntil | null {
  if (due <= addHours(from, business.answerWithinHours)) return null;
  const closed: Day[] = [];
  for (let day = dayOf(from); day < dayOf(due); day = addDays(day, 1)) if (isClosedDay(day)) closed.push(day);
  const [first, second] = closed;
  if (!first) return "then";
  return second ? { until: dayOf(due) } : { on: first };
}

export function isClosedDay(day: Day): boolean {
  return reachableOn(day).length === 0;
}

/** The next closed time, as far as the promise of an answer must mention it. */
export interface NextClosed {
  day: Day;
  isWeekend: boolean;
  /** The deadline (ISO-8601 UTC) of a question asked in that time. */
  answeredBy: string;
}

/** A weekend is told all week, another closed day from the day before it. Null if no day of the next week is. */
export function nextClosedFrom(today: Day): NextClosed | null {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(today, ahead);
    const isWeekend = weekdayOf(day) >= SATURDAY;
    if (isClosedDay(day) && (isWeekend || ahead <= 1)) {
      return { day, isWeekend, answeredBy: firstHourAfter(momentAt(day, "00:00")) };
    }
  }
  return null;
}

/** Kept by day: a list of leads asks for the same few, and a calendar is slow. */
const knownDays = perChange(() => new Map<Day, Opening[]>());

/** The hours of a day in which the business can be reached. */
export function reachableOn(day: Day): Opening[] {
  const known = knownDays();
  const openings = known.get(day) ?? openingsOn(day, business.hours.reachable, closedDays());
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(day, openings);
  return openings;
}
