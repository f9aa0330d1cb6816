import type { SlotDay } from "./slot-days";

const DAY = 86_400_000;

/** `free` is null if nothing can be booked. */
export interface CalendarCell {
  /** `YYYY-MM-DD` */
  day: string;
  free: SlotDay | null;
}

/** `weekdays` are ISO: 1 is Monday. Days are counted in UTC, where they are all equally long. */
export function calendarWeeks(days: readonly SlotDay[], weekdays: readonly number[]): CalendarCell[][] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const free = new Map(days.map((slotDay) => [slotDay.day, slotDay]));
  const end = Date.parse(last.day);
  const weeks: CalendarCell[][] = [];
  for (let monday = mondayOf(first.day); monday <= end; monday += 7 * DAY) {
    weeks.push(
      weekdays.map((weekday) => {
        const day = new Date(monday + (weekday - 1) * DAY).toISOString().slice(0, 10);
        return { day, free: free.get(day) ?? null };
      }),
    );
  }
  return weeks;
}

function mondayOf(day: string): number {
  const date = Date.parse(day);
  return date - ((new Date(date).getUTCDay() + 6) % 7) * DAY;
}
