import { createRequire } from "node:module";
import ICAL from "ical.js";
import { type BusyTime, mergedTimes } from "../../lib/time/merged-times.ts";
import { knownZone, setZones } from "./calendar-zones.ts";
import { parseCalendars } from "./parse-calendars.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** Node.js does not see what this package exports. */
const { RRule } = createRequire(import.meta.url)("rrule") as typeof import("rrule");

/** Occurrences of one event, from its first. A rule with more repeats by the minute, or for centuries. */
const MOST_STEPS = 100_000;
const DAY = 24 * 3_600_000;

export interface BusyRequest {
  /** Objects of RFC 5545. */
  texts: readonly string[];
  /** ISO-8601 UTC. */
  from: string;
  until: string;
  /** The zone of times without one, and of whole days. */
  home: string;
  /** The mail addresses of the user, in lower case. */
  addresses: readonly string[];
  /** The end of the UIDs of events that we made, which are counted apart. */
  ownSuffix: string;
}

/** Null if the text is no calendar that can be read. */
export type BusyAnswer = CalendarBusy | null;

export interface CalendarBusy {
  name: string | null;
  /** Ordered, without overlap. */
  times: BusyTime[];
  /** Times of events that we made. */
  own: (BusyTime & { uid: string })[];
  /** Number of events that cannot be read. */
  unread: number;
}

/** Milliseconds since 1970. */
interface Span {
  from: number;
  until: number;
}

interface Reading extends Span {
  found: CalendarBusy;
  request: BusyRequest;
  zoneOfHome: ICAL.Timezone;
}

/** The time of each calendar in which its user is busy. */
export function readBusy(request: BusyRequest): BusyAnswer[] {
  return request.texts.map((text) => readCalendar(text, request));
}

function readCalendar(text: string, request: BusyRequest): BusyAnswer {
  const { calendars, unread } = parseCalendars(text);
  if (calendars.length === 0) return null;
  const { from, until, home } = request;
  const found: CalendarBusy = { name: null, times: [], own: [], unread };
  for (const calendar of calendars) {
    const [events, others] = ["vevent", "vfreebusy"].map((name) => calendar.getAllSubcomponents(name)) as [
      ICAL.Component[],
      ICAL.Component[],
    ];
    setZones(calendar, [...events, ...others], home);
    const zoneOfHome = knownZone(home, home);
    const reading = { found, request, from: Date.parse(from), until: Date.parse(until), zoneOfHome };
    found.name ??= calendar.getFirstPropertyValue("x-wr-calname") as string | null;
    readEvents(events, reading);
    for (const component of others) readFreeBusy(component, reading);
  }
  return { ...found, times: mergedTimes(found.times) };
}

function readEvents(events: readonly ICAL.Component[], reading: Reading): void {
  const overrides = new Map<string, ICAL.Component[]>();
  const masters = events.filter((event) => {
    if (!event.hasProperty("recurrence-id")) return true;
    const uid = uidOf(event);
    const known = overrides.get(uid);
    if (known) known.push(event);
    else overrides.set(uid, [event]);
    return false;
  });
  for (const event of masters) attempt(reading, () => readEvent(event, overrides.get(uidOf(event)) ?? [], reading));
  for (const event of [...overrides.values()].flat()) {
    attempt(reading, () => addItem(event, startOf(event), endOf(event), reading));
  }
}

/** One event that cannot be read keeps no other one from being read. */
function attempt(reading: Reading, read: () => void): void {
  try {
    read();
  } catch {
    reading.found.unread += 1;
  }
}

/** Adds the occurrences of an event. Its overrides take the place of theirs. */
function readEvent(component: ICAL.Component, overrides: readonly ICAL.Component[], reading: Reading): void {
  const event = new ICAL.Event(component, { exceptions: [...overrides] });
  const excluded = excludedBy(component);
  const length = lengthOf(component);
  const add = (time: ICAL.Time) => {
    if (excluded(time) || isIn(overrides, time)) return;
    const later = event.findRangeException(time) === null ? null : event.getOccurrenceDetails(time);
    if (later) addItem(later.item.component, later.startDate, later.endDate, reading);
    // The library counts the hours of the first occurrence, which may have one more or less than the clock shows.
    else addItem(component, time, timeAt(new Date(fieldsOf(time) + length), time), reading);
  };
  const start = startOf(component);
  if (!event.isRecurring()) {
    if (!isIn(overrides, start)) addItem(component, start, endOf(component), reading);
    return;
  }
  // A rule need not bring the first one forth.
  add(start);
  for (const value of component.getAllProperties("rdate").flatMap((property) => property.getValues())) {
    if (value instanceof ICAL.Time) add(value);
    else if (value instanceof ICAL.Period && !excluded(value.start))
      addItem(component, value.start, value.getEnd(), reading);
  }
  const longest = Math.max(length, ...overrides.map(shiftOf)) + DAY;
  const span = { from: reading.from - longest, until: reading.until + longest };
  for (const property of component.getAllProperties("rrule")) {
    expand(property.getFirstValue() as ICAL.Recur, start, span, add);
  }
}

/** Milliseconds from one occurrence to the next, where that is all that an interval means. */
const PERIODS: Readonly<Record<string, number>> = {
  ...{ SECONDLY: 1_000, MINUTELY: 60_000, HOURLY: 3_600_000 },
  ...{ DAILY: DAY, WEEKLY: 7 * DAY },
};

/** Calls `add` for the occurrences in `span`, and may for others. The hands of the clock are counted as if in UTC. */
function expand(rule: ICAL.Recur, start: ICAL.Time, span: Span, add: (time: ICAL.Time) => void): void {
  const { until: end, count, interval } = rule;
  const { until: _, count: __, ...rest } = RRule.parseString(rule.toString());
  const period = (PERIODS[rule.freq] ?? 0) * interval;
  // Years of daily occurrences need not be counted.
  const skipped = period > 0 && !count ? Math.max(0, Math.floor((span.from - fieldsOf(start)) / period)) * period : 0;
  const last = end
    ? Math.min(span.until, fieldsOf(end.isDate ? end : end.convertToZone(start.zone)) + (end.isDate ? DAY - 1 : 0))
    : span.until;
  const occurrences = new RRule(
    { ...rest, ...(count && { count }), dtstart: new Date(fieldsOf(start) + skipped), until: new Date(last) },
    true,
  );
  let isEndless = false;
  occurrences.all((date, step) => {
    isEndless = step >= MOST_STEPS;
    if (date.getTime() >= span.from) add(timeAt(date, start));
    return !isEndless;
  });
  if (isEndless) throw new Error("too many occurrences");
}

/** The time of an occurrence, in the zone of the first. */
function timeAt(date: Date, { isDate, zone }: Pick<ICAL.Time, "isDate" | "zone">): ICAL.Time {
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  if (isDate) return new ICAL.Time({ ...day, isDate }, zone);
  const [hour, minute, second] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return new ICAL.Time({ ...day, hour, minute, second }, zone);
}

/** Dates on which there is none. */
function excludedBy(component: ICAL.Component): (time: ICAL.Time) => boolean {
  const values = component.getAllProperties("exdate").flatMap((property) => property.getValues() as ICAL.Time[]);
  const days = new Set(values.filter(({ isDate }) => isDate).map(dayOf));
  const moments = new Set(values.filter(({ isDate }) => !isDate).map((time) => time.toUnixTime()));
  return (time) => days.has(dayOf(time)) || (!time.isDate && moments.has(time.toUnixTime()));
}

function readFreeBusy(component: ICAL.Component, reading: Reading): void {
  for (const property of component.getAllProperties("freebusy")) {
    if (parameterOf(property, "fbtype").toUpperCase() === "FREE") continue;
    attempt(reading, () => {
      for (const period of property.getValues() as ICAL.Period[]) {
        addTime(period.start, period.getEnd(), null, reading);
      }
    });
  }
}

function addItem(item: ICAL.Component, start: ICAL.Time, end: ICAL.Time, reading: Reading): void {
  if (isFree(item, reading.request.addresses)) return;
  const uid = uidOf(item);
  addTime(start, end, uid.toLowerCase().endsWith(reading.request.ownSuffix) ? uid : null, reading);
}

function addTime(start: ICAL.Time, end: ICAL.Time, ownUid: string | null, reading: Reading): void {
  const from = Math.max(momentOf(start, reading), reading.from);
  const until = Math.min(momentOf(end, reading), reading.until);
  if (Number.isNaN(from) || Number.isNaN(until)) throw new Error("no time");
  if (until <= from) return;
  const time = { startsAt: new Date(from).toISOString(), endsAt: new Date(until).toISOString() };
  if (ownUid === null) reading.found.times.push(time);
  else reading.found.own.push({ ...time, uid: ownUid });
}

/** True if it keeps its user from nothing. */
function isFree(item: ICAL.Component, addresses: readonly string[]): boolean {
  const word = (name: string) => String(item.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (word("status") === "CANCELLED" || word("transp") === "TRANSPARENT") return true;
  return item.getAllProperties("attendee").some((attendee) => {
    if (parameterOf(attendee, "partstat").toUpperCase() !== "DECLINED") return false;
    const named = [String(attendee.getFirstValue()), parameterOf(attendee, "email")];
    return named.some((address) => addresses.includes(address.toLowerCase().replace(/^mailto:/, "")));
  });
}

/** Empty if it has none, of which the types of the library know nothing. */
function parameterOf(property: ICAL.Property, name: string): string {
  return (property.getFirstParameter(name) as string | undefined) ?? "";
}

function startOf(component: ICAL.Component): ICAL.Time {
  const start = component.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) throw new Error("no start");
  return start;
}

function endOf(component: ICAL.Component): ICAL.Time {
  startOf(component);
  return new ICAL.Event(component, { exceptions: [] }).endDate;
}

/** Milliseconds since 1970, if the hands of the clock showed UTC. */
function fieldsOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Milliseconds between the hands of the clock, in the zone of the start. */
function lengthOf(component: ICAL.Component): number {
  const [start, end] = [startOf(component), endOf(component)];
  return fieldsOf(end.isDate ? end : end.convertToZone(start.zone)) - fieldsOf(start);
}

/** Milliseconds that an override lies from the occurrence that it moves, with its length. */
function shiftOf(override: ICAL.Component): number {
  const moved = override.getFirstPropertyValue("recurrence-id") as ICAL.Time;
  return Math.abs(fieldsOf(startOf(override)) - fieldsOf(moved)) + lengthOf(override);
}

function isIn(overrides: readonly ICAL.Component[], time: ICAL.Time): boolean {
  return overrides.some((override) => {
    const moved = override.getFirstPropertyValue("recurrence-id") as ICAL.Time;
    return moved.isDate || time.isDate ? dayOf(moved) === dayOf(time) : moved.toUnixTime() === time.toUnixTime();
  });
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${month}-${day}`;
}

/**
 * Milliseconds since 1970. A day begins at its midnight in the zone of home. A time that the clock skips counts as before
 * the jump, and one that comes twice is the first (RFC 5545, section 3.3.5): the library takes the offset after it.
 */
function momentOf(time: ICAL.Time, { zoneOfHome }: Reading): number {
  const hands = fieldsOf(time);
  const hourBefore = timeAt(new Date(hands - 3_600_000), { isDate: false, zone: time.isDate ? zoneOfHome : time.zone });
  return hands - hourBefore.utcOffset() * 1000;
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue("uid") ?? "");
}
