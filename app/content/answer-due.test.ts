import { expect, it } from "vitest";
import { momentInWords } from "~/lib/time/clock";
import { openTimeBetween } from "~/lib/time/open-time";
import { dayOf, weekdayOf } from "~/lib/time/zoned-time";
import { answerDueAt, closedBefore, nextClosedFrom, reachableOn } from "./answer-due";

const HOUR = 3_600_000;
const isAds = true;
const saidDue = (from: string, form = { isAds: false }) => momentInWords(answerDueAt(from, form), "nl");

// Reachable in Amsterdam: Monday to Friday 9–18, Saturday 10–16. In November it is an hour later there than in UTC.
it.each([
  ["a day later, on the hour", "2026-11-25T12:00:00.000Z", "donderdag 26 november om 13:00"],
  ["no later than a day, in whole hours", "2026-11-25T11:29:00.000Z", "donderdag 26 november om 12:00"],
  ["at closing time", "2026-11-24T17:00:00.000Z", "woensdag 25 november om 18:00"],
  ["before closing time when asked on a Tuesday evening", "2026-11-24T19:00:00.000Z", "woensdag 25 november om 18:00"],
  ["before closing time when asked before opening", "2026-11-24T05:00:00.000Z", "dinsdag 24 november om 18:00"],
  ["on Saturday when asked on a Friday evening", "2026-11-27T19:00:00.000Z", "zaterdag 28 november om 16:00"],
  ["on Saturday when asked an hour before it closes", "2026-11-28T14:00:00.000Z", "zaterdag 28 november om 16:00"],
  ["on Monday when less than an hour is left", "2026-11-28T14:30:00.000Z", "maandag 30 november om 10:00"],
  ["on Monday when asked on a Saturday evening", "2026-11-28T19:00:00.000Z", "maandag 30 november om 10:00"],
  ["in the first hour of Monday when asked on a Sunday", "2026-11-29T20:00:00.000Z", "maandag 30 november om 10:00"],
  ["not within that hour", "2026-11-29T08:20:00.000Z", "maandag 30 november om 10:00"],
  ["at the end of Monday when asked at night", "2026-11-29T23:30:00.000Z", "maandag 30 november om 18:00"],
  ["on Christmas Eve while there is an hour left", "2026-12-24T10:00:00.000Z", "donderdag 24 december om 18:00"],
  ["after Christmas and the Sunday behind it", "2026-12-24T17:30:00.000Z", "maandag 28 december om 10:00"],
  ["after Easter Monday", "2027-03-27T16:00:00.000Z", "dinsdag 30 maart om 10:00"],
  ["after King's Day, kept on a Tuesday", "2027-04-26T17:00:00.000Z", "woensdag 28 april om 10:00"],
  ["after the night in which the clock goes back", "2026-10-24T15:00:00.000Z", "maandag 26 oktober om 10:00"],
  ["after the night in which the clock goes forward", "2028-03-25T16:00:00.000Z", "maandag 27 maart om 10:00"],
])("promises an answer %s", (_when, from, due) => {
  expect(saidDue(from)).toBe(due);
});

it.each([
  ["an hour later", "2026-11-24T09:00:00.000Z", "dinsdag 24 november om 11:00"],
  ["in whole hours", "2026-11-24T09:10:00.000Z", "dinsdag 24 november om 12:00"],
  ["at closing time", "2026-11-24T16:00:00.000Z", "dinsdag 24 november om 18:00"],
  ["an hour after opening", "2026-11-24T22:00:00.000Z", "woensdag 25 november om 10:00"],
  ["with what is left of the day and an hour of the next", "2026-11-27T16:30:00.000Z", "zaterdag 28 november om 11:00"],
])("promises a call to a lead from an advertisement %s", (_when, from, due) => {
  expect(saidDue(from, { isAds })).toBe(due);
});

it("never promises what it cannot keep, nor later than it says, whenever it is asked", () => {
  // Every 617 minutes of two years: all times of day, weekends, holidays and clock changes.
  const last = { plain: "", ads: "" };
  for (let at = Date.parse("2026-11-01T00:00:13.377Z"); at < Date.parse("2028-11-01"); at += 617 * 60_000) {
    const from = new Date(at).toISOString();
    const due = { plain: answerDueAt(from, { isAds: false }), ads: answerDueAt(from, { isAds }) };
    for (const promised of Object.values(due)) {
      const isReachable = reachableOn(dayOf(promised)).some((open) => open.from <= promised && promised <= open.to);
      expect(isReachable, `${from}: ${promised}`).toBe(true);
      expect(promised).toMatch(/T\d\d:00:00\.000Z$/);
      expect(openTimeBetween(reachableOn, from, promised)).toBeGreaterThanOrEqual(HOUR);
      for (const language of ["nl", "en"] as const) expect(momentInWords(promised, language)).toMatch(/ \d\d?:00$/);
    }
    const isLate = Date.parse(due.plain) - at > 24 * HOUR;
    expect(closedBefore(from, due.plain) !== null, from).toBe(isLate);
    if (isLate) expect(openTimeBetween(reachableOn, from, due.plain), from).toBeLessThan(2 * HOUR);
    // The pages say when a request of a weekend is answered.
    if (weekdayOf(dayOf(from)) >= 6) expect(due.plain <= (nextClosedFrom(dayOf(from))?.answeredBy ?? "")).toBe(true);
    expect(openTimeBetween(reachableOn, from, due.ads)).toBeLessThan(2 * HOUR);
    expect(due.plain >= last.plain && due.ads >= last.ads, from).toBe(true);
    Object.assign(last, due);
  }
});

it.each([
  ["within a day", "2026-11-24T19:00:00.000Z", null],
  ["over a Sunday", "2026-11-28T19:00:00.000Z", { on: "2026-11-29" }],
  ["over Christmas", "2026-12-24T17:30:00.000Z", { until: "2026-12-28" }],
])("knows why an answer comes %s", (_when, from, closed) => {
  expect(closedBefore(from, answerDueAt(from, { isAds: false }))).toEqual(closed);
});

it.each([
  [
    "the weekend all week",
    "2026-11-30",
    { day: "2026-12-06", isWeekend: true, answeredBy: "2026-12-07T09:00:00.000Z" },
  ],
  [
    "Easter Monday with it",
    "2027-03-23",
    { day: "2027-03-28", isWeekend: true, answeredBy: "2027-03-30T08:00:00.000Z" },
  ],
  [
    "Christmas from its eve",
    "2026-12-24",
    { day: "2026-12-25", isWeekend: false, answeredBy: "2026-12-28T09:00:00.000Z" },
  ],
  ["the weekend before a later Christmas", "2026-12-16", expect.objectContaining({ day: "2026-12-20" })],
])("tells of %s when we are closed next", (_what, today, closed) => {
  expect(nextClosedFrom(today)).toEqual(closed);
});

it("counts the time that the business can be reached", () => {
  expect(openTimeBetween(reachableOn, "2026-11-24T09:00:00.000Z", "2026-11-25T09:00:00.000Z")).toBe(9 * HOUR);
  expect(openTimeBetween(reachableOn, "2026-11-28T14:00:00.000Z", "2026-11-30T09:00:00.000Z")).toBe(2 * HOUR);
  expect(openTimeBetween(reachableOn, "2026-11-29T09:00:00.000Z", "2026-11-29T12:00:00.000Z")).toBe(0);
  expect(openTimeBetween(reachableOn, "2026-11-25T09:00:00.000Z", "2026-11-24T09:00:00.000Z")).toBe(0);
});
