import type { HolidayRule } from "~/lib/holidays";
import type { PerLanguage } from "~/lib/language/language";

/**
 * The days on which the business is closed, whatever the opening hours say: the public holidays of the Netherlands.
 * Good Friday is an ordinary working day; Liberation Day is a day off by choice. Add a line for a closed day of your
 * own.
 */
export const holidays: readonly (HolidayRule & { name: PerLanguage<string> })[] = [
  { name: { nl: "Nieuwjaarsdag", en: "New Year’s Day" }, month: 1, day: 1 },
  { name: { nl: "Eerste paasdag", en: "Easter Sunday" }, afterEaster: 0 },
  { name: { nl: "Tweede paasdag", en: "Easter Monday" }, afterEaster: 1 },
  { name: { nl: "Koningsdag", en: "King’s Day" }, month: 4, day: 27, notOnSunday: true },
  { name: { nl: "Bevrijdingsdag", en: "Liberation Day" }, month: 5, day: 5 },
  { name: { nl: "Hemelvaartsdag", en: "Ascension Day" }, afterEaster: 39 },
  { name: { nl: "Eerste pinksterdag", en: "Whit Sunday" }, afterEaster: 49 },
  { name: { nl: "Tweede pinksterdag", en: "Whit Monday" }, afterEaster: 50 },
  { name: { nl: "Eerste kerstdag", en: "Christmas Day" }, month: 12, day: 25 },
  { name: { nl: "Tweede kerstdag", en: "Boxing Day" }, month: 12, day: 26 },
];
