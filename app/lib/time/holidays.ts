export type HolidayRule =
  | { month: number; day: number /** True if a Sunday moves it a day back. */; notOnSunday?: true }
  | { afterEaster: number }
  /** `YYYY-MM-DD`, both days in it. */
  | { from: string; to: string };

type YearlyRule = Exclude<HolidayRule, { from: string }>;

const DAY = 86_400_000;

/** `day` is `YYYY-MM-DD`. */
export function isHoliday(rules: readonly HolidayRule[], day: string): boolean {
  const year = Number(day.slice(0, 4));
  return rules.some((rule) => ("from" in rule ? rule.from <= day && day <= rule.to : holidayOf(rule, year) === day));
}

/** `YYYY-MM-DD`. */
export function holidayOf(rule: YearlyRule, year: number): string {
  if ("afterEaster" in rule) return toDay(easterOf(year) + rule.afterEaster * DAY);
  const date = Date.UTC(year, rule.month - 1, rule.day);
  const isMoved = rule.notOnSunday === true && new Date(date).getUTCDay() === 0;
  return toDay(isMoved ? date - DAY : date);
}

/** Gregorian, as milliseconds of its UTC midnight (Butcher, 1876). */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skippedMoons = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - skippedMoons + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function toDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
