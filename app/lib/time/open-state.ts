import { type HolidayRule, isHoliday } from "./holidays";
import type { WeeklyHours } from "./opening-hours";
import { addDays, type Day, dayOf, momentAt, weekdayOf } from "./zoned-time";

/** ISO-8601 UTC: open from the first, closed from the second. */
export interface Opening {
  from: string;
  to: string;
}

export interface OpenState {
  isOpen: boolean;
  /** ISO-8601 UTC; null while it is open. */
  backAt: string | null;
}

/** Days: a business that is closed for longer, more than two years, is closed for good. */
export const LONGEST_CLOSED = 800;

/** Openings in order of time. Empty on a holiday. */
export function openingsOn(day: Day, hours: WeeklyHours, holidays: readonly HolidayRule[]): Opening[] {
  if (isHoliday(holidays, day)) return [];
  const weekday = weekdayOf(day);
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, to }) => ({ from: momentAt(day, from), to: momentAt(day, to) }))
    .sort((one, other) => one.from.localeCompare(other.from));
}

export function openState(hours: WeeklyHours, holidays: readonly HolidayRule[], now: Date): OpenState {
  const moment = now.toISOString();
  const today = dayOf(moment);
  for (let ahead = 0; ahead <= LONGEST_CLOSED; ahead += 1) {
    const next = openingsOn(addDays(today, ahead), hours, holidays).find(({ to }) => to > moment);
    if (next) return next.from <= moment ? { isOpen: true, backAt: null } : { isOpen: false, backAt: next.from };
  }
  return { isOpen: false, backAt: null };
}
