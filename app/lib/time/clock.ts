import { type Language, LOCALES } from "~/lib/language/language";

/** Stored moments are UTC. */
export const TIME_ZONE = "Europe/Amsterdam";

const TIME = { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Creating one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(key, format);
  return format;
}

/** "9:00", as in the specification's hours. */
export function formatTime(text: string): string {
  return text.replace(/\b0(?=\d:\d\d$)/, "");
}

/** "za 21 nov 2026, 14:05". `iso` is an ISO-8601 time stamp. */
export function formatMoment(iso: string, language: Language): string {
  const format = dateFormat(language, {
    ...TIME,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute } = parts;
  return formatTime(`${weekday} ${day} ${month} ${year}, ${hour}:${minute}`);
}

export interface Moment {
  /** ISO-8601 UTC. */
  iso: string;
  /** Words in the reader's language, for Europe/Amsterdam. */
  text: string;
}

/** `iso` is an ISO-8601 time stamp. */
export function momentOf(iso: string, language: Language): Moment {
  return { iso, text: formatMoment(iso, language) };
}

/** "di 24 nov 2026". `day` is `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  return formatMoment(`${day}T12:00:00Z`, language).replace(/,[^,]*$/, "");
}

/** "zo 13:46". `iso` is an ISO-8601 time stamp. */
export function shortMoment(iso: string, language: Language): string {
  const date = new Date(iso);
  const weekday = dateFormat(language, { timeZone: TIME_ZONE, weekday: "short" }).format(date);
  return formatTime(`${weekday} ${dateFormat(language, TIME).format(date)}`);
}

/** "zondag 22 november om 14:05". `iso` is an ISO-8601 time stamp. */
export function momentInWords(iso: string, language: Language): string {
  const format = dateFormat(language, {
    ...TIME,
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return formatTime(format.format(new Date(iso)));
}

/** "9:05". `iso` is an ISO-8601 time stamp. */
export function timeAt(iso: string, language: Language): string {
  return formatTime(dateFormat(language, TIME).format(new Date(iso)));
}

/** `weekday` is ISO's: 1 is Monday. */
export function weekdayName(weekday: number, language: Language, width: "short" | "long"): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, weekday, 12));
  return dateFormat(language, { weekday: width, timeZone: TIME_ZONE }).format(date);
}

export function currentYear(): number {
  return Number(dayAt(new Date()).slice(0, 4));
}

/** Elapsed time. */
export function addMinutes(iso: string, minutes: number): string {
  return new Date(Date.parse(iso) + minutes * 60_000).toISOString();
}

/** Elapsed time. */
export function addHours(iso: string, hours: number): string {
  return addMinutes(iso, hours * 60);
}

/**
 * The same time at the business on a later day of the calendar; one that the clock skips in spring is an hour earlier.
 */
export function daysLater(iso: string, days: number): string {
  const later = addHours(iso, days * 24);
  return addMinutes(later, wallMinutes(iso) + days * 24 * 60 - wallMinutes(later));
}

function wallMinutes(iso: string): number {
  const date = new Date(iso);
  return Date.parse(`${dayAt(date)}T${dateFormat("nl", TIME).format(date)}Z`) / 60_000;
}

/** `day` is `YYYY-MM-DD`. At least 0. */
export function monthsSince(day: string, now = new Date()): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const today = dayAt(now).split("-").map(Number);
  const [thisYear = 0, thisMonth = 1, thisDate = 1] = today;
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month - (thisDate < date ? 1 : 0));
}

/** Created when first needed: starting the server does not wait for the tables of languages and time zones. */
let dayFormat: Intl.DateTimeFormat | undefined;

/** `YYYY-MM-DD`, at the business. */
export function dayAt(moment: Date): string {
  // Swedish dates are written as in ISO 8601.
  dayFormat ??= new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });
  return dayFormat.format(moment);
}

/** "1 mei 2025". `day` is `YYYY-MM-DD`. */
export function dayInWords(day: string, language: Language): string {
  const format = dateFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    // A day has no time zone: it is parsed and formatted in the same one, wherever the reader is.
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "dinsdag 24 november". `day` is `YYYY-MM-DD`. */
export function formatWeekday(day: string, language: Language): string {
  const format = dateFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "nov". `day` is `YYYY-MM-DD`. */
export function monthName(day: string, language: Language): string {
  const format = dateFormat(language, { month: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
