import { expect, it } from "vitest";
import { calendarWeeks } from "./calendar-weeks";
import type { SlotDay } from "./slot-days";

const on = (day: string): SlotDay => ({ day, label: day, times: [] });

it("lays out the days by week, with the days between them", () => {
  const weeks = calendarWeeks([on("2026-11-25"), on("2026-12-01")], [1, 2, 3, 4, 5]);
  expect(weeks.map((week) => week.map(({ day }) => day))).toEqual([
    ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
    ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"],
  ]);
  expect(weeks.flat().flatMap(({ free }) => free?.day ?? [])).toEqual(["2026-11-25", "2026-12-01"]);
});

it("starts the week of a Sunday on the preceding Monday", () => {
  const [week] = calendarWeeks([on("2026-10-25")], [1, 7]);
  expect(week?.map(({ day }) => day)).toEqual(["2026-10-19", "2026-10-25"]);
});

it("is empty without free days", () => {
  expect(calendarWeeks([], [1, 2])).toEqual([]);
});
