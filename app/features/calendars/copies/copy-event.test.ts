import { expect, it } from "vitest";
import { calendarOf } from "../../../../tests/support/ics-server";
import { startOf } from "./copy-event.server";

const NEVER = new AbortController().signal;
const ENDLESS = `BEGIN:VTIMEZONE
TZID:Hier
BEGIN:STANDARD
DTSTART:19700101T000000
RRULE:FREQ=SECONDLY
TZOFFSETFROM:+0100
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
`.replaceAll("\n", "\r\n");

it.each<[string, string, string | null | undefined]>([
  ["a moment in UTC", "DTSTART:20261124T093000Z", "2026-11-24T09:30:00.000Z"],
  ["a time in a zone", "DTSTART;TZID=America/New_York:20261124T093000", "2026-11-24T14:30:00.000Z"],
  ["a time without a zone", "DTSTART:20261124T093000", "2026-11-24T08:30:00.000Z"],
  ["a day", "DTSTART;VALUE=DATE:20261124", undefined],
  ["no time", "DTSTART:straks", undefined],
  ["a cancelled event", "DTSTART:20261124T093000Z\nSTATUS:CANCELLED", null],
])("reads the start of an event with %s", async (_, lines, start) => {
  expect(await startOf(calendarOf(`UID:a\n${lines}`), NEVER)).toBe(start);
});

it("reads the start in a zone that changes every second for ever", async () => {
  const text = calendarOf("UID:a\nDTSTART;TZID=Hier:20261124T093000");
  const zoned = text.replace("BEGIN:VEVENT", `${ENDLESS}BEGIN:VEVENT`);
  expect(await startOf(zoned, NEVER)).toBe("2026-11-24T08:30:00.000Z");
});
