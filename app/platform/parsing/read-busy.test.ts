import { expect, it } from "vitest";
import { calendarOf } from "../../../tests/support/ics-server";
import { readBusy } from "./read-busy";

const REQUEST = {
  from: "2026-11-20T00:00:00.000Z",
  until: "2027-01-20T00:00:00.000Z",
  home: "Europe/Amsterdam",
  addresses: ["anna@weef.example"],
  ownSuffix: "@ours.example",
};

const read = (text: string) => readBusy({ ...REQUEST, texts: [text] })[0] ?? null;
/** Busy time as "24 09:30–10:15", by day of November 2026 and in UTC. */
const shown = (text: string) =>
  read(text)?.times.map(({ startsAt, endsAt }) => {
    const [day, end] = [startsAt.slice(5, 10), endsAt.slice(5, 10)];
    return `${day} ${startsAt.slice(11, 16)}–${end === day ? "" : `${end} `}${endsAt.slice(11, 16)}`;
  });

const MEETING = "DTSTART:20261124T093000Z\nDTEND:20261124T101500Z";
const NEW_YORK = `BEGIN:VTIMEZONE
TZID:Kantoor
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE`;
const withZone = (zone: string, calendar: string) =>
  calendar.replace("BEGIN:VEVENT", `${zone.replaceAll("\n", "\r\n")}\r\nBEGIN:VEVENT`);
const inZone = (zone: string) => `DTSTART;TZID=${zone}:20261124T093000\nDURATION:PT45M`;
const WEEKLY = "UID:w\nDTSTART;TZID=Europe/Amsterdam:20260907T100000\nDTEND;TZID=Europe/Amsterdam:20260907T103000";
const UNTIL_DECEMBER = "RRULE:FREQ=WEEKLY;UNTIL=20261207T090000Z";

it.each<[string, string, string[]]>([
  ["a moment in UTC", calendarOf(MEETING), ["11-24 09:30–10:15"]],
  ["a length in place of an end", calendarOf("DTSTART:20261124T093000Z\nDURATION:P1DT1H"), ["11-24 09:30–11-25 10:30"]],
  ["a time without a zone", calendarOf("DTSTART:20261124T093000\nDTEND:20261124T101500"), ["11-24 08:30–09:15"]],
  ["a zone that it does not define", calendarOf(inZone("America/New_York")), ["11-24 14:30–15:15"]],
  ["a zone of its own", withZone(NEW_YORK, calendarOf(inZone("Kantoor"))), ["11-24 14:30–15:15"]],
  ["a zone as Windows names it", calendarOf(inZone("W. Europe Standard Time")), ["11-24 08:30–09:15"]],
  ["a zone of Windows elsewhere", calendarOf(inZone("Eastern Standard Time")), ["11-24 14:30–15:15"]],
  ["a zone in a path", calendarOf(inZone("/mozilla.org/20050126_1/America/New_York")), ["11-24 14:30–15:15"]],
  ["a zone that nobody knows", calendarOf(inZone("Thuis")), ["11-24 08:30–09:15"]],
  [
    "a definition that is broken, of a zone that is known",
    withZone(
      NEW_YORK.replaceAll("Kantoor", "America/New_York").replaceAll(/-0\d00/g, "laat"),
      calendarOf(inZone("America/New_York")),
    ),
    ["11-24 14:30–15:15"],
  ],
  [
    "a definition since the year 1601, as Outlook has it",
    withZone(NEW_YORK.replaceAll(/DTSTART:2007\d{4}/g, "DTSTART:16010101"), calendarOf(inZone("Kantoor"))),
    ["11-24 14:30–15:15"],
  ],
  [
    "a definition without content",
    withZone("BEGIN:VTIMEZONE\nTZID:Kantoor\nEND:VTIMEZONE", calendarOf(inZone("Kantoor"))),
    ["11-24 08:30–09:15"],
  ],
  [
    "a definition whose clock changes every second",
    withZone(NEW_YORK.replaceAll(/RRULE:.*/g, "RRULE:FREQ=SECONDLY"), calendarOf(inZone("Kantoor"))),
    ["11-24 08:30–09:15"],
  ],
  [
    "a definition without a name",
    withZone(NEW_YORK.replace("TZID:Kantoor\n", ""), calendarOf(MEETING)),
    ["11-24 09:30–10:15"],
  ],
  ["a whole day", calendarOf("DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261125"), ["11-23 23:00–11-24 23:00"]],
  ["a whole day without an end", calendarOf("DTSTART;VALUE=DATE:20261124"), ["11-23 23:00–11-24 23:00"]],
  ["a whole day that is not said to be one", calendarOf("DTSTART:20261124"), ["11-23 23:00–11-24 23:00"]],
  ["several days", calendarOf("DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261127"), ["11-23 23:00–11-26 23:00"]],
  ["over midnight", calendarOf("DTSTART:20261124T223000Z\nDTEND:20261125T013000Z"), ["11-24 22:30–11-25 01:30"]],
  ["since last year", calendarOf("DTSTART:20250101T000000Z\nDTEND:20261121T120000Z"), ["11-20 00:00–11-21 12:00"]],
  ["no length", calendarOf("DTSTART:20261124T093000Z"), []],
  ["an end before its start", calendarOf("DTSTART:20261124T093000Z\nDTEND:20261124T083000Z"), []],
  ["transparent", calendarOf(`${MEETING}\nTRANSP:TRANSPARENT`), []],
  ["cancelled", calendarOf(`${MEETING}\nSTATUS:CANCELLED`), []],
  ["tentative", calendarOf(`${MEETING}\nSTATUS:TENTATIVE`), ["11-24 09:30–10:15"]],
  ["declined by its user", calendarOf(`${MEETING}\nATTENDEE;PARTSTAT=DECLINED:MAILTO:Anna@Weef.example`), []],
  [
    "declined by another",
    calendarOf(`${MEETING}\nATTENDEE;PARTSTAT=DECLINED:mailto:bob@weef.example`),
    ["11-24 09:30–10:15"],
  ],
  ["one of our own", calendarOf(`UID:1@ours.example\n${MEETING}`), []],
  ["two that touch", calendarOf(MEETING, "DTSTART:20261124T101500Z\nDTEND:20261124T110000Z"), ["11-24 09:30–11:00"]],
  [
    "every week, over a clock change",
    calendarOf(`${WEEKLY}\n${UNTIL_DECEMBER}`),
    ["11-23 09:00–09:30", "11-30 09:00–09:30", "12-07 09:00–09:30"],
  ],
  [
    "every week, but for one of them",
    calendarOf(`${WEEKLY}\n${UNTIL_DECEMBER}\nEXDATE;TZID=Europe/Amsterdam:20261130T100000`),
    ["11-23 09:00–09:30", "12-07 09:00–09:30"],
  ],
  [
    "every week, but for days that are named in UTC, as days, and out of order",
    calendarOf(`${WEEKLY}\n${UNTIL_DECEMBER}\nEXDATE:20261207T090000Z,20261123T050000Z\nEXDATE;VALUE=DATE:20261123`),
    ["11-30 09:00–09:30"],
  ],
  [
    "every week, one of them moved to before it, one cancelled",
    calendarOf(
      `${WEEKLY}\n${UNTIL_DECEMBER}`,
      "UID:w\nRECURRENCE-ID;TZID=Europe/Amsterdam:20261130T100000\nDTSTART:20261126T120000Z\nDTEND:20261126T130000Z",
      "UID:w\nRECURRENCE-ID:20261207T090000Z\nDTSTART:20261207T090000Z\nDTEND:20261207T093000Z\nSTATUS:CANCELLED",
    ),
    ["11-23 09:00–09:30", "11-26 12:00–13:00"],
  ],
  [
    "every week, at another time from one of them on",
    calendarOf(
      `${WEEKLY}\n${UNTIL_DECEMBER}`,
      "UID:w\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Amsterdam:20261130T100000\nDTSTART;TZID=Europe/Amsterdam:20261130T140000\nDTEND;TZID=Europe/Amsterdam:20261130T150000",
    ),
    ["11-23 09:00–09:30", "11-30 13:00–14:00", "12-07 13:00–14:00"],
  ],
  [
    "one of a series that is not there itself",
    calendarOf(`UID:w\nRECURRENCE-ID:20261124T093000Z\n${MEETING}`),
    ["11-24 09:30–10:15"],
  ],
  [
    "dates that are listed",
    calendarOf(`${MEETING}\nRDATE:20261126T093000Z,20261125T093000Z\nRDATE;VALUE=PERIOD:20261127T093000Z/PT3H`),
    ["11-24 09:30–10:15", "11-25 09:30–10:15", "11-26 09:30–10:15", "11-27 09:30–12:30"],
  ],
  [
    "a first day that its rule does not have",
    calendarOf(`${MEETING}\nRRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=1`),
    ["11-24 09:30–10:15", "11-27 09:30–10:15"],
  ],
  [
    "a night of every week in which the clock is set back",
    calendarOf(
      "DTSTART;TZID=America/New_York:20261018T220000\nDTEND;TZID=America/New_York:20261019T060000\nRRULE:FREQ=WEEKLY;UNTIL=20261123T050000Z",
    ),
    ["11-23 03:00–11:00"],
  ],
  [
    "an end that the clock skips, and one that comes twice",
    calendarOf(
      "DTSTART;TZID=Kantoor:20261124T010000\nDTEND;TZID=Kantoor:20261124T013000",
      "DTSTART;TZID=Kantoor:20261126T010000\nDTEND;TZID=Kantoor:20261126T023000",
    ).replace(
      "BEGIN:VEVENT",
      `${NEW_YORK.replace("DTSTART:20071104T020000", "DTSTART:20071124T020000").replace("BYMONTH=11;BYDAY=1SU", "BYMONTH=11;BYMONTHDAY=24").replace("BYMONTH=3;BYDAY=2SU", "BYMONTH=11;BYMONTHDAY=26").replace("20070311", "20071126").replaceAll("\n", "\r\n")}\r\nBEGIN:VEVENT`,
    ),
    ["11-24 05:00–05:30", "11-26 06:00–07:30"],
  ],
  [
    "busy times without events",
    "BEGIN:VCALENDAR\r\nBEGIN:VFREEBUSY\r\nFREEBUSY:20261124T093000Z/20261124T101500Z,20261125T093000Z/PT1H\r\nFREEBUSY;FBTYPE=FREE:20261126T093000Z/PT1H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR",
    ["11-24 09:30–10:15", "11-25 09:30–10:30"],
  ],
  [
    "a text with a line break",
    calendarOf(`SUMMARY:Eerste\nregel zonder dubbele punt\n${MEETING}`),
    ["11-24 09:30–10:15"],
  ],
  [
    "a rule that is none beside another event",
    calendarOf(`${MEETING}\nRRULE:FREQ=SOMS`, MEETING),
    ["11-24 09:30–10:15"],
  ],
  [
    "a start that is none beside another event",
    calendarOf("DTSTART:morgen\nDURATION:PT1H", MEETING),
    ["11-24 09:30–10:15"],
  ],
  ["a mark before its first byte", `\uFEFF${calendarOf(MEETING)}`, ["11-24 09:30–10:15"]],
  [
    "two calendars in one",
    calendarOf(MEETING) + calendarOf("DTSTART:20261125T093000Z\nDURATION:PT1H"),
    ["11-24 09:30–10:15", "11-25 09:30–10:30"],
  ],
])("reads %s", (_, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it.each(["", "<!doctype html>", calendarOf(MEETING).slice(0, -10), "BEGIN:VCARD\r\nEND:VCARD"])(
  "refuses %j",
  (text) => {
    expect(read(text)).toBeNull();
  },
);

it.each([
  ["has no end", "RRULE:FREQ=DAILY"],
  ["comes a hundred thousand times", "RRULE:FREQ=DAILY;COUNT=100000"],
  ["has come for eleven years", "RRULE:FREQ=HOURLY;BYHOUR=10"],
])("finds the coming weeks of what %s", (_, rule) => {
  const found = read(calendarOf(`DTSTART:20150101T100000Z\nDTEND:20150101T103000Z\n${rule}`));
  expect(found).toMatchObject({ unread: 0, times: { length: 61 } });
  expect(found?.times.at(-1)).toEqual({ startsAt: "2027-01-19T10:00:00.000Z", endsAt: "2027-01-19T10:30:00.000Z" });
});

it("goes on to other events after one that comes every second", () => {
  const found = read(calendarOf("DTSTART:20150101T100000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY", MEETING));
  expect(found?.unread).toBe(1);
  expect(found?.times).toContainEqual({ startsAt: "2026-11-24T09:30:00.000Z", endsAt: "2026-11-24T10:15:00.000Z" });
});

it("tells the name of the calendar, and of our own events which they are", () => {
  const text = calendarOf(`UID:1@ours.example\n${MEETING}`).replace("PRODID", "X-WR-CALNAME:Anna\r\nPRODID");
  expect(read(text)).toMatchObject({
    name: "Anna",
    own: [{ uid: "1@ours.example", startsAt: "2026-11-24T09:30:00.000Z", endsAt: "2026-11-24T10:15:00.000Z" }],
  });
});
