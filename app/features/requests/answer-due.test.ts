import { expect, it } from "vitest";
import { answerDueAt, openTimeBetween } from "./answer-due.server";

const HOUR = 3_600_000;
const due = (from: string, isAds = false) => answerDueAt(from, { isAds });

// Reachable in Amsterdam: Monday to Friday 9–18, Saturday 10–16. In November it is an hour later there than in UTC.
it("is due as many hours later as was promised", () => {
  expect(due("2026-11-24T09:00:00.000Z")).toBe("2026-11-25T09:00:00.000Z");
  expect(due("2026-11-24T22:00:00.000Z")).toBe("2026-11-25T22:00:00.000Z");
});

it("gives a lead from an advertisement an hour of opening time", () => {
  expect(due("2026-11-24T09:00:00.000Z", true)).toBe("2026-11-24T10:00:00.000Z");
  expect(due("2026-11-24T22:00:00.000Z", true)).toBe("2026-11-25T09:00:00.000Z");
  // Friday at half past five, and ten on Saturday.
  expect(due("2026-11-27T16:30:00.000Z", true)).toBe("2026-11-28T09:30:00.000Z");
});

it("is never due before the business has been open for an hour", () => {
  // Saturday at half past four in the afternoon; Sunday is closed.
  expect(due("2026-11-28T15:30:00.000Z")).toBe("2026-11-30T09:00:00.000Z");
  // On Christmas Eve after closing time: two holidays, a Sunday.
  expect(due("2026-12-24T18:00:00.000Z")).toBe("2026-12-28T09:00:00.000Z");
});

it("counts the time that the business is open", () => {
  expect(openTimeBetween("2026-11-24T09:00:00.000Z", "2026-11-25T09:00:00.000Z")).toBe(9 * HOUR);
  expect(openTimeBetween("2026-11-28T14:00:00.000Z", "2026-11-30T09:00:00.000Z")).toBe(2 * HOUR);
  expect(openTimeBetween("2026-11-29T09:00:00.000Z", "2026-11-29T12:00:00.000Z")).toBe(0);
  expect(openTimeBetween("2026-11-25T09:00:00.000Z", "2026-11-24T09:00:00.000Z")).toBe(0);
});

it("counts hours, not the hands of the clock, in the night that the clock goes back", () => {
  expect(due("2026-10-24T12:00:00.000Z")).toBe("2026-10-25T12:00:00.000Z");
});
