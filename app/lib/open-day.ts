import { dayAt, daysLater } from "./clock";
import { type HolidayRule, isHoliday } from "./holidays";
import type { WeeklyHours } from "./opening-hours";

/** A business that is closed for more days than this is closed for good: its opening hours have no days. */
const LONGEST_CLOSED = 60;

/** `moment` (ISO-8601 UTC), or if the business is closed on that day, the same time on the next open day. */
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
