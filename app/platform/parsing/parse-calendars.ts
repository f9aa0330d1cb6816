import ICAL from "ical.js";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** A line that is neither a property nor the rest of one is mostly a text with a line break. */
const LINE = /^(?:[A-Za-z0-9-]+[;:]|[ \t])/;
const PART = /^BEGIN:(VEVENT|VTIMEZONE)\r?$[\s\S]*?^END:\1\r?$/gim;

interface Parsed {
  /** Empty if it is no calendar, or one that ends too early. */
  calendars: ICAL.Component[];
  /** Number of events that are left out. */
  unread: number;
}

/** The library reads all of a calendar or nothing: lines and parts that it cannot read are left out. */
export function parseCalendars(text: string): Parsed {
  // Dates where a moment should be, and the other way around, are common.
  ICAL.design.strict = false;
  const whole = text.replace(/^\uFEFF/, "").trim();
  const lines = whole.split(/\r?\n/).filter((line) => LINE.test(line));
  // The library takes a calendar that was cut off between two events for a whole one.
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? "")) return { calendars: [], unread: 0 };
  const calendars = componentsIn(whole);
  if (calendars) return { calendars: calendars.filter(isCalendar), unread: 0 };
  let unread = 0;
  const parts = lines.join("\r\n").replace(PART, (part: string, name: string) => {
    if (componentsIn(part)) return part;
    if (name.toUpperCase() === "VEVENT") unread += 1;
    return "X-LEFT-OUT:1";
  });
  return { calendars: (componentsIn(parts) ?? []).filter(isCalendar), unread };
}

function isCalendar({ name }: ICAL.Component): boolean {
  return name === "vcalendar";
}

function componentsIn(text: string): ICAL.Component[] | null {
  try {
    const roots = ICAL.parse(text);
    const several = Array.isArray(roots[0]) ? (roots as unknown[][]) : [roots as unknown[]];
    return several.map((root) => new ICAL.Component(root));
  } catch {
    return null;
  }
}
