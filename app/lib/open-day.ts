import { dayAt, daysLater } from "./clock";
import { type HolidayRule, isHoliday } from "./holidays";
import type { WeeklyHours } from "./opening-hours";

/** Closed for longer than this, in days, is closed for good: opening hours without a day in them. */
const LONGEST_CLOSED = 60;

/** `moment` (ISO-8601 UTC), or where the business is closed on its day, the same time on the next day that it is open. */
export function onOpenDay(moment: string, hours: WeeklyHours, holidays: readonly HolidayRule[]): string {
  for (let days = 0; days <= LONGEST_CLOSED; days += 1) {
    const later = daysLater(moment, days);
    const day = dayAt(new Date(later));
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const isOpen = hours.some((stretch) => stretch.days.some((open) => open === weekday));
    if (isOpen && !isHoliday(holidays, day)) return later;
  }
  return moment;
}
