import { expect, it } from "vitest";
import { openingsOn } from "./open-state";
import { afterOpenTime, duringOpenTime, lastOpenHour, openTimeBetween } from "./open-time";
import type { WeeklyHours } from "./opening-hours";
import { momentAt, timeOf } from "./zoned-time";

const MINUTE = 60_000;
const TUESDAY = "2026-11-24";
/** Hours with a break, half hours and an opening of less than an hour. */
const HOURS: WeeklyHours = [
  { days: [1, 2, 3, 4, 5], from: "08:30", to: "12:15" },
  { days: [1, 2, 3, 4, 5], from: "13:00", to: "17:30" },
  { days: [2], from: "20:00", to: "20:20" },
];
const on = (day: string) => openingsOn(day, HOURS, []);
const at = (time: `${number}:${number}`) => momentAt(TUESDAY, time);

it.each([
  ["09:00", "09:30"],
  ["11:00", "11:00"],
  ["12:15", "12:15"],
  ["12:16", "14:00"],
  ["17:30", "17:30"],
  ["17:31", "20:20"],
] as const)("moves %s on a Tuesday to %s", (time, moved) => {
  expect(timeOf(duringOpenTime(on, at(time)))).toBe(moved);
});

it("moves a moment of a weekend to Monday, and none if the business never opens", () => {
  expect(duringOpenTime(on, momentAt("2026-11-28", "12:00"))).toBe(momentAt("2026-11-30", "09:30"));
  expect(duringOpenTime(() => [], at("12:00"))).toBe(at("12:00"));
});

it("waits for the first opening after a long time away", () => {
  const later = (day: string) => (day < "2028-01-01" ? [] : on(day));
  expect(duringOpenTime(later, at("12:00"))).toBe(momentAt("2028-01-03", "09:30"));
});

it("counts open time over a break and a night", () => {
  expect(openTimeBetween(on, at("12:00"), at("13:10"))).toBe(25 * MINUTE);
  expect(afterOpenTime(on, at("12:00"), 25 * MINUTE)).toBe(at("13:10"));
  expect(afterOpenTime(on, at("20:10"), 20 * MINUTE)).toBe(momentAt("2026-11-25", "08:40"));
  expect(afterOpenTime(() => [], at("12:00"), MINUTE)).toBe(at("12:00"));
});

it.each([
  ["11:20", "11:00"],
  ["08:50", null],
  ["12:50", "12:00"],
  ["19:00", "17:00"],
  ["20:15", "20:00"],
] as const)("finds the last open hour before %s on a Tuesday", (time, hour) => {
  const last = lastOpenHour(on, at("08:00"), at(time), 30 * MINUTE);
  expect(last && timeOf(last)).toBe(hour);
});
