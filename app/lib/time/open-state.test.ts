import { expect, it } from "vitest";
import { openState } from "./open-state";
import type { WeeklyHours } from "./opening-hours";

const HOURS: WeeklyHours = [
  { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
  { days: [6], from: "10:00", to: "16:00" },
];
const CHRISTMAS = [
  { month: 12, day: 25 },
  { month: 12, day: 26 },
];

const at = (moment: string, holidays = CHRISTMAS) => openState(HOURS, holidays, new Date(moment));

it("is open from the first moment to just before the last", () => {
  expect(at("2026-11-23T08:00:00Z")).toEqual({ isOpen: true, backAt: null });
  expect(at("2026-11-23T16:59:59.999Z").isOpen).toBe(true);
  expect(at("2026-11-23T17:00:00Z")).toEqual({ isOpen: false, backAt: "2026-11-24T08:00:00.000Z" });
  expect(at("2026-11-23T07:59:59.999Z")).toEqual({ isOpen: false, backAt: "2026-11-23T08:00:00.000Z" });
});

it("says over a weekend when somebody is back", () => {
  expect(at("2026-11-21T16:30:00Z").backAt).toBe("2026-11-23T08:00:00.000Z");
  // The clocks go back during this night.
  expect(at("2026-10-24T15:00:00Z").backAt).toBe("2026-10-26T08:00:00.000Z");
  // The clock goes forward during this one.
  expect(at("2027-03-27T16:00:00Z").backAt).toBe("2027-03-29T07:00:00.000Z");
});

it("is closed on holidays", () => {
  expect(at("2026-12-25T10:00:00Z")).toEqual({ isOpen: false, backAt: "2026-12-28T08:00:00.000Z" });
  expect(at("2026-12-25T10:00:00Z", []).isOpen).toBe(true);
});

it("never opens without opening hours", () => {
  expect(openState([], [], new Date("2026-11-23T10:00:00Z"))).toEqual({ isOpen: false, backAt: null });
});
