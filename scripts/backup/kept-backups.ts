import { addDays, dayOf, weekdayOf } from "../../app/lib/time/zoned-time";

/** The numbers of days, weeks and months with a backup of which the last backup is kept. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const;
/** Milliseconds. A younger backup stays in any case: an operator who makes two in a row wants both. */
const YOUNG = 24 * 3_600_000;

/**
 * The backups to keep, given as the moments (ISO-8601 UTC) at which they were made: the last of each of the last seven
 * days, four weeks and twelve months that have one, and all of the last 24 hours. Days are those of Amsterdam, weeks
 * begin on Monday.
 */
export function keptBackups(moments: readonly string[], now: Date): Set<string> {
  const newestFirst = [...moments].sort().reverse();
  const kept = new Set(newestFirst.filter((moment) => now.getTime() - Date.parse(moment) < YOUNG));
  const spans: [number, (moment: string) => string][] = [
    [KEPT.days, dayOf],
    [KEPT.weeks, (moment) => mondayOf(dayOf(moment))],
    [KEPT.months, (moment) => dayOf(moment).slice(0, "YYYY-MM".length)],
  ];
  for (const [most, spanOf] of spans) {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      if (seen.size === most) break;
      if (seen.has(spanOf(moment))) continue;
      seen.add(spanOf(moment));
      kept.add(moment);
    }
  }
  return kept;
}

function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
