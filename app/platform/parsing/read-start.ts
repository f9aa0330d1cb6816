import ICAL from "ical.js";
import { setZones } from "./calendar-zones.ts";
import { parseCalendars } from "./parse-calendars.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

export interface StartRequest {
  /** An object of RFC 5545. */
  text: string;
  /** The zone of times without one. */
  home: string;
}

/** ISO-8601 UTC. Null if the event is cancelled. Undefined if it has no time of day, or cannot be read. */
export type StartAnswer = string | null | undefined;

/** The start of the one event of a calendar object. */
export function readStart({ text, home }: StartRequest): StartAnswer {
  const [calendar] = parseCalendars(text).calendars;
  const event = calendar?.getAllSubcomponents("vevent").find((each) => !each.hasProperty("recurrence-id"));
  if (!calendar || !event) return undefined;
  if (String(event.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED") return null;
  setZones(calendar, [event], home);
  const start = event.getFirstPropertyValue("dtstart");
  return start instanceof ICAL.Time && !start.isDate ? start.toJSDate().toISOString() : undefined;
}
