import { expect, it } from "vitest";
import { isDay } from "~/lib/time/zoned-time.server";
import { dayIn, weekOf, weekPath } from "./week-address";

it.each([
  ["2026-11-30", "2026-W49"],
  ["2026-12-06", "2026-W49"],
  ["2027-01-01", "2026-W53"],
  ["2027-01-04", "2027-W01"],
  ["2024-12-30", "2025-W01"],
])("counts %s to %s", (day, week) => {
  expect(weekOf(day)).toBe(week);
});

it.each([
  ["week=2026-W49", "2026-11-30"],
  ["week=2026-W53", "2026-12-28"],
  // This week is shown from today on, where a phone shows one day.
  ["week=2026-W48", "2026-11-25"],
  ["day=2026-12-01", "2026-12-01"],
  ["week=2026-W49&day=2026-12-01", "2026-12-01"],
  ["", "2026-11-25"],
  ["week=2025-W53", "2026-11-25"],
  ["week=2026-W00", "2026-11-25"],
  ["week=49", "2026-11-25"],
  ["day=2026-02-30", "2026-11-25"],
])("reads %j as %s", (query, day) => {
  expect(dayIn(new URLSearchParams(query), "2026-11-25", isDay)).toBe(day);
});

it("has one address for a week", () => {
  expect([weekPath("2026-11-30"), weekPath("2026-12-06")]).toEqual([
    "/admin/appointments?week=2026-W49",
    "/admin/appointments?week=2026-W49",
  ]);
});
