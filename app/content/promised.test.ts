import { expect, it } from "vitest";
import { momentInWords } from "~/lib/time/clock";
import { openTimeBetween } from "~/lib/time/open-time";
import { dayOf, momentAt } from "~/lib/time/zoned-time";
import { answerDueAt, firstVersionBy, reachableOn } from "./promised";

const HOUR = 3_600_000;
const isAds = true;
const saidDue = (from: string, form = { isAds: false }) => momentInWords(answerDueAt(from, form), "nl");

// Reachable in Amsterdam: Monday to Friday 9–18, Saturday 10–16. In November it is an hour later there than in UTC.
it.each([
  ["a day later, in whole hours", "2026-11-25T11:29:00.000Z", "donderdag 26 november om 13:00"],
  ["a day later, on the hour", "2026-11-25T12:00:00.000Z", "donderdag 26 november om 13:00"],
  ["until closing time", "2026-11-24T16:20:00.000Z", "woensdag 25 november om 18:00"],
  ["not in the evening", "2026-11-24T22:00:00.000Z", "donderdag 26 november om 10:00"],
  ["not before there was an hour for it", "2026-11-24T08:00:00.000Z", "woensdag 25 november om 10:00"],
  ["not on a Sunday", "2026-11-28T14:00:00.000Z", "maandag 30 november om 10:00"],
  ["not on a Sunday either when asked after closing time", "2026-11-28T15:30:00.000Z", "maandag 30 november om 10:00"],
  ["not on a Saturday before ten", "2026-11-27T08:30:00.000Z", "zaterdag 28 november om 11:00"],
  ["after Christmas and the Sunday behind it", "2026-12-24T10:00:00.000Z", "maandag 28 december om 10:00"],
  ["after Easter Monday", "2027-03-27T12:00:00.000Z", "dinsdag 30 maart om 10:00"],
  ["after King's Day, kept on a Saturday", "2027-04-26T10:00:00.000Z", "woensdag 28 april om 10:00"],
  ["after the night in which the clock goes back", "2026-10-24T13:00:00.000Z", "maandag 26 oktober om 10:00"],
  ["after the night in which the clock goes forward", "2028-03-25T13:00:00.000Z", "maandag 27 maart om 10:00"],
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

it("never promises what it cannot keep, whenever somebody asks", () => {
  // Every 311 minutes of two years: all times of day, weekends, holidays and clock changes.
  const last = { plain: "", ads: "" };
  for (let at = Date.parse("2026-11-01T00:00:13.377Z"); at < Date.parse("2028-11-01"); at += 311 * 60_000) {
    const from = new Date(at).toISOString();
    const due = { plain: answerDueAt(from, { isAds: false }), ads: answerDueAt(from, { isAds }) };
    for (const promised of Object.values(due)) {
      const isReachable = reachableOn(dayOf(promised)).some((open) => open.from < promised && promised <= open.to);
      expect(isReachable, `${from}: ${promised}`).toBe(true);
      expect(promised).toMatch(/T\d\d:00:00\.000Z$/);
      expect(openTimeBetween(reachableOn, from, promised)).toBeGreaterThanOrEqual(HOUR);
      for (const language of ["nl", "en"] as const) expect(momentInWords(promised, language)).toMatch(/ \d\d?:00$/);
    }
    expect(Date.parse(due.plain) - at).toBeGreaterThanOrEqual(24 * HOUR);
    expect(openTimeBetween(reachableOn, from, due.ads)).toBeLessThan(2 * HOUR);
    expect(due.plain >= last.plain && due.ads >= last.ads, from).toBe(true);
    Object.assign(last, due);
  }
});

it("counts the time that the business can be reached", () => {
  expect(openTimeBetween(reachableOn, "2026-11-24T09:00:00.000Z", "2026-11-25T09:00:00.000Z")).toBe(9 * HOUR);
  expect(openTimeBetween(reachableOn, "2026-11-28T14:00:00.000Z", "2026-11-30T09:00:00.000Z")).toBe(2 * HOUR);
  expect(openTimeBetween(reachableOn, "2026-11-29T09:00:00.000Z", "2026-11-29T12:00:00.000Z")).toBe(0);
  expect(openTimeBetween(reachableOn, "2026-11-25T09:00:00.000Z", "2026-11-24T09:00:00.000Z")).toBe(0);
});

it("promises a first version two days after the quote, when somebody is there", () => {
  expect(firstVersionBy(momentAt("2026-11-24", "13:00"))).toBe(momentAt("2026-11-26", "13:00"));
  expect(firstVersionBy(momentAt("2026-11-27", "13:00"))).toBe(momentAt("2026-11-30", "10:00"));
});
