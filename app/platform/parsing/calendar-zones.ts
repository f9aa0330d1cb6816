import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ICAL from "ical.js";
import { findIana } from "windows-iana";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** Seconds. No place on earth is further from UTC. */
const FURTHEST = 16 * 3600;
const MOST_ZONES = 500;

/** Zones by their definition. Null for one that cannot be read. */
const shared = new Map<string, ICAL.Timezone | null>();

/**
 * Gives every time in `components` of a calendar a zone: the calendar's own if that can be read, else the known one of
 * that name; that of `home` if it has none. Zones are shared, as each object of a CalDAV collection defines them anew,
 * and some since the year 1601.
 */
export function setZones(calendar: ICAL.Component, components: readonly ICAL.Component[], home: string): void {
  if (shared.size > MOST_ZONES) shared.clear();
  const definitions = new Map(
    calendar.getAllSubcomponents("vtimezone").map((zone) => [String(zone.getFirstPropertyValue("tzid")), zone]),
  );
  const found = new Map<string, ICAL.Timezone>();
  for (const property of components.flatMap(timesOf)) {
    const name = (property.getFirstParameter("tzid") as string | undefined) || home;
    const zone = found.get(name) ?? ownZone(definitions.get(name)) ?? knownZone(name, home);
    found.set(name, zone);
    // The library would search all of the calendar for it.
    property.removeParameter("tzid");
    setZone(property, zone);
  }
}

const TIMES = ["dtstart", "dtend", "recurrence-id", "exdate", "rdate", "freebusy"];

function timesOf(component: ICAL.Component): ICAL.Property[] {
  return TIMES.flatMap((name) => component.getAllProperties(name));
}

/** A value that is no time is refused with its event. */
function setZone(property: ICAL.Property, zone: ICAL.Timezone): void {
  try {
    for (const value of property.getValues()) {
      const times = value instanceof ICAL.Period ? [value.start, value.end] : [value];
      for (const time of times) {
        if (time instanceof ICAL.Time && time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone;
      }
    }
  } catch {}
}

function ownZone(definition: ICAL.Component | undefined): ICAL.Timezone | null {
  return definition ? share(JSON.stringify(definition.jCal), () => definition) : null;
}

/** The zone of that name, or that of `home`. */
export function knownZone(name: string, home: string): ICAL.Timezone {
  const known = candidatesFor(name).find((candidate) => getVtimezoneComponent(candidate)) ?? home;
  const zone = share(known, () => ICAL.Component.fromString(getVtimezoneComponent(known)?.trim() ?? ""));
  return zone ?? ICAL.Timezone.utcTimezone;
}

/** Names by which a zone may be known: as it is, at the end of a path of a program, or as Windows names it. */
function candidatesFor(name: string): string[] {
  const parts = name.split("/");
  return [name, parts.slice(-2).join("/"), parts.slice(-3).join("/"), ...findIana(name)];
}

function share(definition: string, define: () => ICAL.Component): ICAL.Timezone | null {
  const known = shared.get(definition);
  if (known !== undefined) return known;
  const component = define();
  const zone = isReadable(component) ? new ICAL.Timezone({ component, tzid: definition }) : null;
  shared.set(definition, zone);
  return zone;
}

/** False also for rules that no clock follows, whose expansion would take for ever. */
function isReadable(zone: ICAL.Component): boolean {
  try {
    const changes = zone.getAllSubcomponents().filter(({ name }) => name === "standard" || name === "daylight");
    return changes.length > 0 && changes.every(isChange);
  } catch {
    return false;
  }
}

function isChange(change: ICAL.Component): boolean {
  const rules = change.getAllProperties("rrule").map((rule) => rule.getFirstValue() as ICAL.Recur);
  const offsets = ["tzoffsetfrom", "tzoffsetto"].map((name) => change.getFirstPropertyValue(name) as ICAL.UtcOffset);
  return (
    change.getFirstPropertyValue("dtstart") instanceof ICAL.Time &&
    rules.every(({ freq }) => freq === "YEARLY") &&
    offsets.every((offset) => offset !== null && isOffset(offset.toSeconds()))
  );
}

function isOffset(seconds: number): boolean {
  return Number.isFinite(seconds) && Math.abs(seconds) <= FURTHEST;
}
