import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import { addMinutes, TIME_ZONE } from "./clock";
import { addDays, dayOf, momentAt, timeOf, weekdayOf } from "./zoned-time";
import { isDay, yearsBefore } from "./zoned-time.server";

it("converts a time at the business to a moment, in winter and in summer", () => {
  expect(momentAt("2026-11-23", "09:00")).toBe("2026-11-23T08:00:00.000Z");
  expect(momentAt("2026-07-21", "09:00")).toBe("2026-07-21T07:00:00.000Z");
});

it("keeps the local hour over both clock changes", () => {
  expect(momentAt("2027-03-27", "09:00")).toBe("2027-03-27T08:00:00.000Z");
  expect(momentAt("2027-03-28", "09:00")).toBe("2027-03-28T07:00:00.000Z");
  expect(momentAt("2026-10-24", "09:00")).toBe("2026-10-24T07:00:00.000Z");
  expect(momentAt("2026-10-25", "09:00")).toBe("2026-10-25T08:00:00.000Z");
});

it("moves a skipped time past the jump, and takes the first of a repeated one", () => {
  expect(timeOf(momentAt("2027-03-28", "02:30"))).toBe("03:30");
  expect(momentAt("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
});

it("agrees with Temporal around every clock change of two years, and between them", () => {
  for (let day = "2026-11-01"; day < "2028-11-01"; day = addDays(day, 1)) {
    for (const time of ["00:00", "01:59", "02:00", "02:59", "03:00", "18:00"] as const) {
      const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(TIME_ZONE);
      expect(Date.parse(momentAt(day, time)), `${day} ${time}`).toBe(epochMilliseconds);
    }
  }
});

it("tells the day and the time at the business", () => {
  expect(dayOf("2026-12-31T23:00:00.000Z")).toBe("2027-01-01");
  expect(timeOf("2026-12-31T23:05:00.000Z")).toBe("00:05");
  expect(weekdayOf("2026-11-22")).toBe(7);
});

it("counts days by the calendar and minutes by the clock", () => {
  expect(addDays("2026-10-24", 1)).toBe("2026-10-25");
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  expect(addMinutes("2026-10-24T23:30:00.000Z", 45)).toBe("2026-10-25T00:15:00.000Z");
});

it("counts years by the calendar, not all of which have a 29 February", () => {
  const twoYearsBefore = (moment: string) => yearsBefore(new Date(moment), 2).toISOString();
  expect(twoYearsBefore("2028-02-29T12:00:00.000Z")).toBe("2026-02-28T12:00:00.000Z");
  expect(twoYearsBefore("2028-03-27T08:00:00.000Z")).toBe("2026-03-27T09:00:00.000Z");
});

it("recognises valid days", () => {
  const days = [
    "2028-02-29",
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "tomorrow",
    "9999-12-31",
    "0000-01-01",
    "0026-12-01",
  ];
  expect(days.map(isDay)).toEqual([true, false, false, false, false, false, false, false]);
});
