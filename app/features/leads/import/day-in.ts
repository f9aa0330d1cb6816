/** `time`: "14:30", or null where none is said. */
export interface DayAndTime {
  /** `YYYY-MM-DD` */
  day: string;
  time: string | null;
  /** The moment itself (ISO-8601 UTC), if the text names a time zone. */
  moment: string | null;
}

/** The first three letters, folded, in Dutch and English. */
const MONTHS = [
  ["jan"],
  ["feb"],
  ["mrt", "maa", "mar"],
  ["apr"],
  ["mei", "may"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["okt", "oct"],
  ["nov"],
  ["dec"],
];
/** The number of days since 1900, as sheets store a day. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
const SERIALS = { first: 29_221, last: 73_050 };
const FIRST_OF_1970 = 25_569;
const DAY = 86_400_000;
/** Years that are written with two digits. */
const LAST_CENTURY = 70;

/** "26:30" is half past two at night, as shops and stations write it. */
const LATEST_HOUR = 29;

/** Characters. */
const LONGEST = 60;

const TIME = String.raw`(?:[T,\s]+(?:om\s+|at\s+)?(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*(am|pm|uur|u)?)?`;
const ZONE = String.raw`(?:\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?(?:\s*(?:CES?T|MES?T)|\s*\([^()]*\))?`;
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}${ZONE}$`, "i");
const NUMERIC = new RegExp(String.raw`^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})${TIME}${ZONE}$`, "i");
const WEEKDAY =
  /^(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)\.?,?\s+/i;
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:e|th|st|nd|rd)?[\s-]+(\p{L}{3,10})\.?,?[\s-]+(\d{4}|\d{2})${TIME}$`,
  "iu",
);
const MONTH_FIRST = new RegExp(String.raw`^(\p{L}{3,10})\.?\s+(\d{1,2})(?:th|st|nd|rd)?,?\s+(\d{4})${TIME}$`, "iu");

/** "3-5-2026", "3 mei 2026", "2026-05-03T14:30"; `isMonthFirst`: "5/3/2026". Null where it is no day. */
export function dayIn(text: string, isMonthFirst = false): DayAndTime | null {
  if (text.length > LONGEST || !/\d/.test(text)) return null;
  const said = text.trim().replace(WEEKDAY, "");
  const iso = ISO.exec(said);
  if (iso) {
    const [, year, month, day, hour, minute, half, zone] = iso;
    return inZone(build(year, month, day, [hour, minute, half]), zone);
  }
  const numeric = NUMERIC.exec(said);
  if (numeric) {
    const [, one, other, year, hour, minute, half, zone] = numeric;
    const time = [hour, minute, half];
    return inZone(isMonthFirst ? build(year, one, other, time) : build(year, other, one, time), zone);
  }
  const dayFirst = DAY_FIRST.exec(said);
  if (dayFirst) return build(dayFirst[3], monthIn(dayFirst[2]), dayFirst[1], dayFirst.slice(4));
  const monthFirst = MONTH_FIRST.exec(said);
  if (monthFirst) return build(monthFirst[3], monthIn(monthFirst[1]), monthFirst[2], monthFirst.slice(4));
  return SERIAL.test(said) ? fromSerial(Number(said.replace(",", "."))) : null;
}

/** True if some days of a column must have the month in front, and none the opposite. */
export function isMonthFirstIn(texts: Iterable<string>): boolean {
  let isSaid = false;
  for (const text of texts) {
    const [, one = "0", other = "0"] = NUMERIC.exec(text.trim()) ?? [];
    if (Number(one) > 12) return false;
    if (Number(other) > 12) isSaid = true;
  }
  return isSaid;
}

function monthIn(word = ""): string | undefined {
  const begin = word.toLowerCase().slice(0, 3);
  const index = MONTHS.findIndex((names) => names.includes(begin));
  return index < 0 ? undefined : String(index + 1);
}

/** `zone`: "Z", "UTC", "+02:00", "+0200". */
function inZone(said: DayAndTime | null, zone: string | undefined): DayAndTime | null {
  if (!said?.time || !zone) return said;
  const offset = /\d/.test(zone) ? zone.replace(/^(...):?/, "$1:") : "Z";
  const moment = Date.parse(`${said.day}T${said.time}:00${offset}`);
  return Number.isNaN(moment) ? said : { ...said, moment: new Date(moment).toISOString() };
}

function build(
  year: string | undefined,
  month: string | undefined,
  date: string | undefined,
  [hour, minute, half]: readonly (string | undefined)[],
): DayAndTime | null {
  if (!year || !month || !date) return null;
  const full = year.length === 2 ? (Number(year) < LAST_CENTURY ? "20" : "19") + year : year;
  const day = `${full}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const parsed = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(day)) return null;
  if (!hour) return { day, time: null, moment: null };
  const hours = (Number(hour) % (half && /m$/i.test(half) ? 12 : 24)) + (/^pm$/i.test(half ?? "") ? 12 : 0);
  if (Number(hour) > LATEST_HOUR || Number(minute) > 59) return null;
  // "24:00" and what comes after midnight are of the next day.
  if (Number(hour) > 23) return build(...dayAfter(parsed), [String(hours), minute, undefined]);
  return { day, time: `${String(hours).padStart(2, "0")}:${minute}`, moment: null };
}

function dayAfter(day: number): [year: string, month: string, date: string] {
  return new Date(day + DAY).toISOString().slice(0, 10).split("-") as [string, string, string];
}

function fromSerial(serial: number): DayAndTime | null {
  if (serial < SERIALS.first || serial > SERIALS.last) return null;
  const iso = new Date(Math.round((serial - FIRST_OF_1970) * 24 * 60) * (DAY / (24 * 60))).toISOString();
  return { day: iso.slice(0, 10), time: Number.isInteger(serial) ? null : iso.slice(11, 16), moment: null };
}
