import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ICAL from "ical.js";
import { findIana } from "windows-iana";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** Seconds. No place on earth is further from UTC. */
const FURTHEST = 16 * 3600;

/** Gives a calendar a definition of each zone in `names`: its own if that can be read, else the known one of that name. */
export function defineZones(calendar: ICAL.Component, names: ReadonlySet<string>, home: string): void {
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    if (!zone.hasProperty("tzid")) calendar.removeSubcomponent(zone);
  }
  for (const name of names) {
    const own = calendar.getAllSubcomponents("vtimezone").filter((zone) => zone.getFirstPropertyValue("tzid") === name);
    if (own[0] && isReadable(own[0])) continue;
    for (const zone of own) calendar.removeSubcomponent(zone);
    calendar.addSubcomponent(knownZone(name, home));
  }
}

function knownZone(name: string, home: string): ICAL.Component {
  const text = candidatesFor(name).map(getVtimezoneComponent).find(Boolean) ?? getVtimezoneComponent(home) ?? "";
  const zone = ICAL.Component.fromString(text.trim());
  zone.updatePropertyWithValue("tzid", name);
  return zone;
}

/** Names by which a zone may be known: as it is, at the end of a path of a program, or as Windows names it. */
function candidatesFor(name: string): string[] {
  const parts = name.split("/");
  return [name, parts.slice(-2).join("/"), parts.slice(-3).join("/"), ...findIana(name)];
}

/** False also for rules that no clock follows, whose expansion would take for ever. */
function isReadable(zone: ICAL.Component): boolean {
  try {
    const changes = zone.getAllSubcomponents().filter(({ name }) => name === "standard" || name === "daylight");
    return changes.length > 0 && changes.every(isChange) && isOffset(zoneOffset(zone));
  } catch {
    return false;
  }
}

function isChange(change: ICAL.Component): boolean {
  const rules = change.getAllProperties("rrule").map((rule) => rule.getFirstValue() as ICAL.Recur);
  const offsets = ["tzoffsetfrom", "tzoffsetto"].map((name) => change.getFirstPropertyValue(name) as ICAL.UtcOffset);
  return (
    change.hasProperty("dtstart") &&
    rules.every(({ freq }) => freq === "YEARLY") &&
    offsets.every((offset) => offset !== null && isOffset(offset.toSeconds()))
  );
}

function zoneOffset(zone: ICAL.Component): number {
  return new ICAL.Timezone(zone).utcOffset(ICAL.Time.now());
}

function isOffset(seconds: number): boolean {
  return Number.isFinite(seconds) && Math.abs(seconds) <= FURTHEST;
}
