import ICAL from "ical.js";
import { expect, it } from "vitest";
import { business } from "~/content/business";
import { appointmentRow } from "../../../tests/support/appointments";
import { type InvitationMethod, invitationFor } from "./invitation.server";
import { appointmentCalendar } from "./mails.server";

const WORDS = { summary: "Gesprek met Weef", description: "Regel 1\nRegel 2; met, tekens", location: "Enschede" };
const NOW = new Date("2026-11-21T13:05:00Z");

function parse(overrides: Parameters<typeof appointmentRow>[0], method: InvitationMethod, host: string | null = null) {
  const { content } = invitationFor(appointmentRow(overrides), { method, words: WORDS, host, now: NOW });
  const calendar = new ICAL.Component(ICAL.parse(content));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const vevent = calendar.getFirstSubcomponent("vevent");
  if (!zone || !vevent) throw new Error("No event with a time zone");
  ICAL.TimezoneService.register(zone);
  return { content, calendar, vevent, event: new ICAL.Event(vevent) };
}

it("tells a calendar when it is, in the time zone of the business", () => {
  const { calendar, event, vevent } = parse({}, "REQUEST");
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(vevent.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("Europe/Amsterdam");
  expect(event.startDate.toString()).toBe("2026-11-24T09:45:00");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-24T09:15:00.000Z");
  expect(event.summary).toBe(WORDS.summary);
  expect(event.description).toBe(WORDS.description);
  expect(vevent.getFirstPropertyValue("status")).toBe("CONFIRMED");
});

it("gives its creation time in UTC, and the calendar's own properties first, as the format requires", () => {
  const { content, vevent } = parse({}, "REQUEST");
  expect(vevent.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T13:05:00Z");
  expect(content).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\nMETHOD:REQUEST\r\nBEGIN:VTIMEZONE\r\n/);
  expect(content).toContain("END:VTIMEZONE\r\nBEGIN:VEVENT\r\n");
});

it.each([
  ["before the clock goes back", "2026-10-23T07:45:00.000Z", "2026-10-23T09:45:00"],
  ["after it went back", "2026-10-26T08:45:00.000Z", "2026-10-26T09:45:00"],
  ["before it goes forward", "2027-03-26T08:45:00.000Z", "2027-03-26T09:45:00"],
  ["after it went forward", "2027-03-29T07:45:00.000Z", "2027-03-29T09:45:00"],
])("has the right hour %s", (_when, startsAt, local) => {
  const { event } = parse({ starts_at: startsAt }, "REQUEST");
  expect(event.startDate.toString()).toBe(local);
  expect(event.startDate.toJSDate().toISOString()).toBe(startsAt);
});

it("is recognised as the same through moves and the cancellation", () => {
  const booked = parse({ sequence: 0 }, "REQUEST").event;
  const moved = parse({ sequence: 1, starts_at: "2026-11-25T08:00:00.000Z" }, "REQUEST").event;
  const cancelled = parse({ sequence: 2, status: "cancelled" }, "CANCEL");
  expect([moved.uid, cancelled.event.uid]).toEqual([booked.uid, booked.uid]);
  expect([booked.sequence, moved.sequence, cancelled.event.sequence]).toEqual([0, 1, 2]);
  expect(cancelled.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(cancelled.vevent.getFirstPropertyValue("status")).toBe("CANCELLED");
});

it("names the organiser and the guests", () => {
  const invited = (host: string | null, method: InvitationMethod = "REQUEST") => {
    const { event } = parse({ name: 'Anna "de bakker"\r\nJansen' }, method, host);
    return event.attendees.map((attendee) => String(attendee.getFirstValue()).replace(/^mailto:/i, ""));
  };
  expect(parse({}, "REQUEST").event.organizer).toBe(`mailto:${business.email}`);
  expect(invited(null)).toEqual(["anna@bakkerij.example"]);
  expect(invited("eigenaar@weef.example")).toEqual(["anna@bakkerij.example", "eigenaar@weef.example"]);
  expect(invited(business.email)).toHaveLength(1);
  expect(invited(null, "PUBLISH")).toEqual([]);
});

it("keeps its lines as short as the format requires, and ends each with CRLF", () => {
  const { content } = parse({ name: "Zoë 👩‍🔧 ".repeat(16) }, "REQUEST");
  expect(content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("tells the visitor's calendar no subject with something to click on, and the owner's every one", () => {
  const row = appointmentRow({ subject: "Win op prijs.evil.example/claim" });
  const env = { SITE_URL: "https://weef.example", SESSION_SECRET: "secret" };
  const contentFor = (host: string | null) =>
    appointmentCalendar(row, { method: "REQUEST", host, now: NOW, env }).content.replace(/\r\n /g, "");
  expect(contentFor(null)).not.toContain("evil");
  expect(contentFor("eigenaar@weef.example")).toContain("prijs.evil.example/claim");
});
