import * as z from "zod/mini";
import type { ClosedPeriod, Holiday, Hours, SiteNotice } from "~/content/hours";
import { holidayNames, shippedHours } from "~/content/hours";
import type { Language } from "~/lib/language/language";
import { tidyText } from "~/lib/text/tidy-text";
import { formatDay, formatTime } from "~/lib/time/clock";
import { hoursInShort, type OpenDays, type TimeOfDay, type Weekday, type WeeklyHours } from "~/lib/time/opening-hours";
import { addDays, type Day, dayOf } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import type { ContentKind, Values } from "~/platform/site-content/content-kind";
import { oneLine, PLAIN_TEXT } from "../check-field.server";
import type { Fields, ReadForm, SiteEditor } from "../site-editor";
import { closedField, holidayField, MOST_PERIODS, NOTICE_FIELDS, scheduleField, WEEKDAYS } from "./hours-form-fields";

const NOTICE_LENGTH = 160;
const MOST_TIMES = 3;

const weekday = z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day)) as [z.ZodMiniLiteral, z.ZodMiniLiteral]);
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.string().check(z.refine(isDay));

const openDays = z
  .strictObject({ days: z.array(weekday).check(z.minLength(1)), from: time, to: time })
  .check(z.refine(({ from, to }) => from < to));

/** Closed on every day if it is empty. */
export const weekSchema = z.array(openDays).check(z.refine((hours) => !overlaps(hours as OpenDays[])));
const weekly = weekSchema.check(z.minLength(1));

const period = z.strictObject({ from: day, to: day }).check(z.refine(({ from, to }) => from <= to));

const noticeText = z.string().check(z.minLength(1), z.maxLength(NOTICE_LENGTH), z.regex(PLAIN_TEXT));

const hoursKind: ContentKind = {
  id: "hours",
  shipped: { ...shippedHours },
  schemas: {
    reachable: weekly,
    visit: weekly,
    holidays: z.array(z.enum(holidayNames)),
    closed: z.array(period),
    notice: z.nullable(z.strictObject({ nl: noticeText, en: noticeText, until: day })),
  },
};

/** True if it is open twice at one moment. */
function overlaps(hours: readonly OpenDays[]): boolean {
  return hours.some(({ days, from, to }, index) =>
    hours
      .slice(index + 1)
      .some((other) => other.from < to && from < other.to && other.days.some((day) => days.includes(day))),
  );
}

interface OpenTime {
  from: TimeOfDay;
  to: TimeOfDay;
}

/** A day further ahead is taken for a slip in the year. */
const MOST_DAYS = 731;

export const hoursEditor: SiteEditor = {
  kind: hoursKind,
  fieldsOf: (values, now) => fieldsOf(values as unknown as Hours, dayOf(now.toISOString())),
  read: (fields, known, now) => read(fields, known as unknown as Hours, dayOf(now.toISOString())),
  present: (name, value, { hours: words }, language) => {
    if (name === "reachable" || name === "visit") return hoursInShort(value as WeeklyHours, language);
    if (name === "holidays") return list((value as Holiday[]).map((day) => words.holidayNames[day])) || words.none;
    if (name === "closed") {
      return (
        list((value as ClosedPeriod[]).map((period) => presentPeriod(period, words.until, language))) || words.none
      );
    }
    const notice = value as SiteNotice | null;
    return notice ? `${notice[language]} (${words.until} ${formatDay(notice.until, language)})` : words.none;
  },
};

const list = (parts: readonly string[]) => parts.join(", ");

function presentPeriod({ from, to }: ClosedPeriod, until: string, language: Language): string {
  return from === to ? formatDay(from, language) : `${formatDay(from, language)} ${until} ${formatDay(to, language)}`;
}

function fieldsOf({ reachable, visit, holidays, closed, notice }: Hours, today: string): Fields {
  const isShown = notice !== null && notice.until >= today;
  return Object.fromEntries([
    ...Object.entries(weekFields("reachable", reachable)),
    ...Object.entries(weekFields("visit", visit)),
    ...holidayNames.map((name) => [holidayField(name), holidays.includes(name) ? "on" : ""]),
    ...closed
      .filter(({ to }) => to >= today)
      .flatMap(({ from, to }, index) => [
        [closedField(index, "from"), from],
        [closedField(index, "to"), to === from ? "" : to],
      ]),
    ...NOTICE_FIELDS.map(({ field, part }) => [field, isShown ? notice[part] : ""]),
  ]);
}

export function weekFields(schedule: string, hours: WeeklyHours): Fields {
  return Object.fromEntries(WEEKDAYS.map((day) => [scheduleField(schedule, day), presentTimes(hours, day)]));
}

/** "9:00-12:00, 13:00-17:30" */
function presentTimes(hours: WeeklyHours, day: Weekday): string {
  return hours
    .filter(({ days }) => days.includes(day))
    .map(({ from, to }) => `${formatTime(from)}-${formatTime(to)}`)
    .join(", ");
}

function read(fields: Fields, known: Hours, today: string): ReadForm {
  const errors: Record<string, string> = {};
  const [reachable, visit] = (["reachable", "visit"] as const).map((schedule) => {
    const week = readWeek(schedule, fields, errors);
    const isFlawless = WEEKDAYS.every((day) => errors[scheduleField(schedule, day)] === undefined);
    if (week.length === 0 && isFlawless) errors[scheduleField(schedule, 1)] = "allClosed";
    return week;
  });
  const past = known.closed.filter(({ to }) => to < today);
  const closed = [...past, ...readPeriods(fields, today, errors)];
  const notice = readNotice(fields, today, errors);
  const holidays = holidayNames.filter((name) => fields[holidayField(name)] === "on");
  return { values: { reachable, visit, holidays, closed, notice }, errors };
}

/** Adds what is wrong to `errors`. Empty if it is closed on every day. */
export function readWeek(schedule: string, fields: Fields, errors: Record<string, string>): WeeklyHours {
  const plans = new Map<string, { days: Weekday[]; times: OpenTime[] }>();
  for (const day of WEEKDAYS) {
    const field = scheduleField(schedule, day);
    const times = readTimes(fields[field] ?? "");
    if (typeof times === "string") errors[field] = times;
    else {
      const key = JSON.stringify(times);
      const plan = plans.get(key) ?? { days: [], times };
      plan.days.push(day);
      plans.set(key, plan);
    }
  }
  return [...plans.values()].flatMap(({ days, times }) => times.map(({ from, to }): OpenDays => ({ days, from, to })));
}

const TIME = String.raw`(\d{1,2})(?:[:.uh](\d{2})?)?(?:\s*(?:uur|u|h))?`;
const TIMES = new RegExp(String.raw`^(?:(?:van|from)\s+)?${TIME}\s*(?:-|–|—|tot|to)\s*${TIME}$`, "i");
const CLOSED = /^(?:gesloten|dicht|closed|-|–|—)?$/i;

/** The last minute of a day: "24:00" is no time of it. */
const END_OF_DAY = "23:59";
/** Closing before this hour is meant as one of the night. */
const LATE_CLOSING = 5;

/** A text is what is wrong. */
function readTimes(typed: string): OpenTime[] | string {
  const text = tidyText(typed);
  if (CLOSED.test(text)) return [];
  const parts = text.split(/,|;|\+|&|\ben\b|\band\b/i).map((part) => part.trim());
  if (parts.length > MOST_TIMES) return "many";
  const times: OpenTime[] = [];
  for (const part of parts) {
    const [, fromHour, fromMinute = "00", toHour, toMinute = "00"] = TIMES.exec(part) ?? [];
    const from = timeOfDay(fromHour, fromMinute);
    const to = isMidnight(toHour, toMinute) ? END_OF_DAY : timeOfDay(toHour, toMinute);
    if (!from || !to) return "time";
    if (from >= to) return Number(toHour) < LATE_CLOSING ? "pastMidnight" : "order";
    times.push({ from, to });
  }
  times.sort((one, other) => one.from.localeCompare(other.from));
  const days: Weekday[] = [1];
  return overlaps(times.map((open) => ({ days, ...open }))) ? "overlap" : times;
}

function isMidnight(hour: string | undefined, minute: string): boolean {
  return Number(hour) % 24 === 0 && Number(minute) === 0;
}

function timeOfDay(hour: string | undefined, minute: string): TimeOfDay | null {
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}` as TimeOfDay;
}

function readPeriods(fields: Fields, today: string, errors: Record<string, string>): ClosedPeriod[] {
  const periods: ClosedPeriod[] = [];
  for (let index = 0; index < MOST_PERIODS; index += 1) {
    const [fromField, toField] = [closedField(index, "from"), closedField(index, "to")];
    const [from, typedTo] = [(fields[fromField] ?? "").trim(), (fields[toField] ?? "").trim()];
    if (from === "" && typedTo === "") continue;
    const to = typedTo || from;
    if (!isDay(from)) errors[fromField] = "day";
    else if (!isDay(to)) errors[toField] = "day";
    else if (to < from) errors[toField] = "dayOrder";
    else if (to > addDays(today, MOST_DAYS)) errors[typedTo ? toField : fromField] = "far";
    else periods.push({ from, to });
  }
  return periods.sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
}

function readNotice(fields: Fields, today: string, errors: Record<string, string>): SiteNotice | null {
  const [nl, en, until] = NOTICE_FIELDS.map(({ field }) => oneLine(fields[field] ?? "")) as [string, string, string];
  if (nl === "" && en === "") return null;
  for (const [field, text] of [
    ["noticeNl", nl],
    ["noticeEn", en],
  ] as const) {
    if (text === "") errors[field] = "noticeBoth";
    else if (text.length > NOTICE_LENGTH) errors[field] = "noticeLong";
    else if (!PLAIN_TEXT.test(text)) errors[field] = "noticeText";
  }
  if (!isDay(until) || until < today) errors.noticeUntil = "noticeUntil";
  return { nl, en, until };
}

export function isClosedOn(closed: readonly ClosedPeriod[], today: Day): boolean {
  return closed.some(({ from, to }) => from === today && to === today);
}

/** The current values with today closed, or no longer closed on its own. */
export function withToday(values: Values, today: Day, isClosed: boolean): Values {
  const others = (values.closed as ClosedPeriod[]).filter((period) => !isClosedOn([period], today));
  const closed = isClosed ? [...others, { from: today, to: today }] : others;
  return { ...values, closed: closed.toSorted((one, other) => one.from.localeCompare(other.from)) };
}
