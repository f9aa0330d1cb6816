import { expect, it } from "vitest";
import { holidayOf, isHoliday } from "./holidays";

it.each([
  [1961, "1961-04-02"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2049, "2049-04-18"],
  [2285, "2285-03-22"],
])("knows the date of Easter in %i", (year, day) => {
  expect(holidayOf({ afterEaster: 0 }, year)).toBe(day);
});

it("moves a holiday to the day before, if its rule says so and it falls on a Sunday", () => {
  const rule = { month: 4, day: 27, notOnSunday: true } as const;
  expect(holidayOf(rule, 2025)).toBe("2025-04-26");
  expect(holidayOf(rule, 2026)).toBe("2026-04-27");
  expect(holidayOf({ month: 4, day: 27 }, 2025)).toBe("2025-04-27");
});

it("counts from Easter, into the next month", () => {
  const rules = [{ afterEaster: 39 }, { afterEaster: 50 }];
  expect(isHoliday(rules, "2026-05-14")).toBe(true);
  expect(isHoliday(rules, "2026-05-25")).toBe(true);
  expect(isHoliday(rules, "2026-05-15")).toBe(false);
});
