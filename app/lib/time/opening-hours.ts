import type { Language } from "~/lib/language/language";
import { formatTime, weekdayName } from "./clock";

/** `HH:MM` in Europe/Amsterdam. */
export type TimeOfDay = `${number}:${number}`;
/** ISO: 1 is Monday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface OpenDays {
  days: readonly Weekday[];
  from: TimeOfDay;
  to: TimeOfDay;
}

export type WeeklyHours = readonly OpenDays[];

interface ReadableHours {
  /** `last` is null for a single day. */
  days: { first: string; last: string | null }[];
  /** "9:00" */
  from: string;
  to: string;
}

export function readableHours(hours: WeeklyHours, language: Language, width: "short" | "long"): ReadableHours[] {
  const name = (day: number) => weekdayName(day, language, width);
  return hours.map(({ days, from, to }) => ({
    days: runsOf(days).map(([first, last]) => ({ first: name(first), last: last === first ? null : name(last) })),
    from: formatTime(from),
    to: formatTime(to),
  }));
}

/** "ma–vr 9:00–17:30" */
export function hoursInShort(hours: WeeklyHours, language: Language): string {
  const slots = readableHours(hours, language, "short").map(({ days, from, to }) => {
    const names = days.map(({ first, last }) => (last ? `${first}–${last}` : first)).join(", ");
    return `${names} ${from}–${to}`;
  });
  return slots.join(", ");
}

function runsOf(days: readonly Weekday[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
