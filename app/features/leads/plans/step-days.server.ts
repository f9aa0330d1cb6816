import { closedDays, hours } from "~/content/hours";
import { type Opening, openingsOn } from "~/lib/time/open-state";
import { addDays, type Day, dayOf } from "~/lib/time/zoned-time";

/** Days. No plan reaches so far, however many of them are closed. */
const FAR = 1_000;

function openings(day: Day): Opening[] {
  return openingsOn(day, hours.visit, closedDays());
}

export function isWorkingDay(day: Day): boolean {
  return openings(day).length > 0;
}

/** The moment itself if the business is open then, else when it opens next (ISO-8601 UTC). */
export function whenOpen(moment: string): string {
  const first = dayOf(moment);
  for (let ahead = 0; ahead < FAR; ahead += 1) {
    for (const { from, to } of openings(addDays(first, ahead))) {
      if (to > moment) return from > moment ? from : moment;
    }
  }
  return moment;
}

/** The moment at which the business opens, so many working days after the start. */
export function stepDueAt(startedAt: string, workingDays: number): string {
  if (workingDays === 0) return whenOpen(startedAt);
  const first = dayOf(startedAt);
  let left = workingDays;
  for (let ahead = 1; ahead < FAR; ahead += 1) {
    const [opening] = openings(addDays(first, ahead));
    if (!opening) continue;
    left -= 1;
    if (left === 0) return opening.from;
  }
  return whenOpen(startedAt);
}
