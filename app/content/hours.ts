import type { PerLanguage } from "~/lib/language/language";
import type { HolidayRule } from "~/lib/time/holidays";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { addDays, type Day } from "~/lib/time/zoned-time";
import { current, perChange } from "./current";

/** The public holidays of the Netherlands. Good Friday is an ordinary working day; Liberation Day is a day off by choice. */
export const holidayRules = {
  newYear: { month: 1, day: 1 },
  easterSunday: { afterEaster: 0 },
  easterMonday: { afterEaster: 1 },
  kingsDay: { month: 4, day: 27, notOnSunday: true },
  liberationDay: { month: 5, day: 5 },
  ascensionDay: { afterEaster: 39 },
  whitSunday: { afterEaster: 49 },
  whitMonday: { afterEaster: 50 },
  christmasDay: { month: 12, day: 25 },
  boxingDay: { month: 12, day: 26 },
} as const satisfies Record<string, HolidayRule>;

export type Holiday = keyof typeof holidayRules;

export const holidayNames = Object.keys(holidayRules) as Holiday[];

/** Both days are in it. */
export interface ClosedPeriod {
  from: Day;
  to: Day;
}

export interface SiteNotice extends PerLanguage<string> {
  /** The last day on which it is shown. */
  until: Day;
}

export interface Hours {
  /** The hours in which chat and e-mail are answered. */
  reachable: WeeklyHours;
  /** The hours in which a visit or a call is possible. */
  visit: WeeklyHours;
  /** The holidays on which the business is closed. */
  holidays: readonly Holiday[];
  closed: readonly ClosedPeriod[];
  /** Stands on top of every page. */
  notice: SiteNotice | null;
}

export const shippedHours: Hours = {
  reachable: [
    { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
    { days: [6], from: "10:00", to: "16:00" },
  ],
  visit: [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:30" }],
  holidays: holidayNames,
  closed: [],
  notice: null,
};

export const hours = current("hours", shippedHours);

/** Days that stay closed in spite of the opening hours. */
export const closedDays = perChange((): readonly HolidayRule[] => [
  ...hours.holidays.map((name) => holidayRules[name]),
  ...hours.closed,
]);

const CLOSURES_AHEAD = 21;

/** Those that visitors should hear of. */
export function closuresFrom(today: Day): ClosedPeriod[] {
  const last = addDays(today, CLOSURES_AHEAD);
  return hours.closed
    .filter((period) => period.to >= today && period.from <= last)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** Null once it has ended. */
export function noticeOn(today: Day): SiteNotice | null {
  return hours.notice && hours.notice.until >= today ? hours.notice : null;
}
