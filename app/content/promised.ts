import { addHours } from "~/lib/time/clock";
import { type Opening, openingsOn } from "~/lib/time/open-state";
import { afterOpenTime, duringOpenTime } from "~/lib/time/open-time";
import type { Day } from "~/lib/time/zoned-time";
import { business } from "./business";
import { perChange } from "./current";
import { closedDays } from "./hours";

const HOUR = 3_600_000;
/** How many days are remembered at most. */
const MOST_KNOWN = 2_000;

/**
 * By when (ISO-8601 UTC) what was asked at `from` is answered, as visitor and owner are told and the desk counts it: as
 * many hours later as was promised, which for a lead from an advertisement are hours of opening time.
 */
export function answerDueAt(from: string, { isAds }: { isAds: boolean }): string {
  const { answerWithinHours, adsAnswerWithinHours } = business;
  return promisedAt(
    isAds ? afterOpenTime(reachableOn, from, adsAnswerWithinHours * HOUR) : addHours(from, answerWithinHours),
  );
}

/** By when (ISO-8601 UTC) a customer who agrees at once to a quote of `quoteBy` has a first version. */
export function firstVersionBy(quoteBy: string): string {
  return promisedAt(addHours(quoteBy, business.firstVersionHours.to));
}

/** A moment at which somebody is there to keep the promise, in whole hours as it is said. */
function promisedAt(moment: string): string {
  const reachable = Date.parse(duringOpenTime(reachableOn, moment));
  return new Date(Math.ceil(reachable / HOUR) * HOUR).toISOString();
}

/** Kept by day: a list of leads asks for the same few, and a calendar is slow. */
const knownDays = perChange(() => new Map<Day, Opening[]>());

/** When the business can be reached on a day. */
export function reachableOn(day: Day): Opening[] {
  const known = knownDays();
  const openings = known.get(day) ?? openingsOn(day, business.hours.reachable, closedDays());
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(day, openings);
  return openings;
}
