import type { HolidayRule } from "~/lib/time/holidays";

/**
 * The days on which the business is closed, whatever the opening hours say: the public holidays of the Netherlands.
 * Good Friday is an ordinary working day; Liberation Day is a day off by choice. Add a line for a closed day of your
 * own.
 */
export const holidays: readonly HolidayRule[] = [
  // New Year's Day
  { month: 1, day: 1 },
  // Easter Sunday
  { afterEaster: 0 },
  // Easter Monday
  { afterEaster: 1 },
  // King's Day
  { month: 4, day: 27, notOnSunday: true },
  // Liberation Day
  { month: 5, day: 5 },
  // Ascension Day
  { afterEaster: 39 },
  // Whit Sunday
  { afterEaster: 49 },
  // Whit Monday
  { afterEaster: 50 },
  // Christmas Day
  { month: 12, day: 25 },
  // Boxing Day
  { month: 12, day: 26 },
];
