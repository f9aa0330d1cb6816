import { addDays, type Day, weekdayOf } from "~/lib/time/zoned-time";
import { APPOINTMENTS_PATH } from "../paths";

const WEEK = "week";
const DAY = "day";
const CARD = "card";

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** "2026-W49", as in ISO 8601: a week belongs to the year of its Thursday. */
export function weekOf(day: Day): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, "0")}`;
}

/** The Monday of "2026-W49"; null if there is no such week. */
function mondayIn(week: string): Day | null {
  const [, year, number] = /^(20\d\d)-W(\d\d)$/.exec(week) ?? [];
  if (!year || !number) return null;
  // The fourth of January is always in the first week.
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(number) - 1) * 7);
  return weekOf(monday) === week ? monday : null;
}

/** The day in an address, else the first one of its week, else today. `isDay` knows which days exist. */
export function dayIn(query: URLSearchParams, today: Day, isDay: (text: string) => boolean): Day {
  const day = query.get(DAY) ?? "";
  if (isDay(day)) return day;
  const monday = mondayIn(query.get(WEEK) ?? "");
  return monday === null || monday === mondayOf(today) ? today : monday;
}

export function weekPath(day: Day): string {
  return `${APPOINTMENTS_PATH}?${new URLSearchParams({ [WEEK]: weekOf(day) })}`;
}

export function dayPath(day: Day): string {
  return `${APPOINTMENTS_PATH}?${new URLSearchParams({ [DAY]: day })}`;
}

/** `id` is that of an appointment or of a block. */
export function cardPath(day: Day, id: string): string {
  return `${dayPath(day)}&${new URLSearchParams({ [CARD]: id })}`;
}

export function cardIn(query: URLSearchParams): string | null {
  return query.get(CARD);
}
