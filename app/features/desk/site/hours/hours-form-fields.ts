import type { Holiday } from "~/content/hours";
import type { Weekday } from "~/lib/time/opening-hours";

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const SCHEDULES = ["reachable", "visit"] as const;

/** Lines of the form for closed days. */
export const MOST_PERIODS = 40;

export const NOTICE_FIELDS = [
  { field: "noticeNl", part: "nl" },
  { field: "noticeEn", part: "en" },
  { field: "noticeUntil", part: "until" },
] as const;

export function scheduleField(schedule: string, day: Weekday): string {
  return `${schedule}-${day}`;
}

export function holidayField(name: Holiday): string {
  return `holiday-${name}`;
}

export function closedField(index: number, part: "from" | "to"): string {
  return `closed-${index}-${part}`;
}
