import { expect, it } from "vitest";
import { hoursInShort, type OpenDays, readableHours } from "./opening-hours";

const days = (...open: OpenDays["days"]) => readableHours([{ days: open, from: "09:00", to: "17:30" }], "nl", "short");

it("groups consecutive days, and no others", () => {
  expect(days(1, 2, 3, 4, 5)[0]?.days).toEqual([{ first: "ma", last: "vr" }]);
  expect(days(1, 3, 5)[0]?.days).toEqual([
    { first: "ma", last: null },
    { first: "wo", last: null },
    { first: "vr", last: null },
  ]);
  expect(days(6, 4, 2, 1)[0]?.days).toEqual([
    { first: "ma", last: "di" },
    { first: "do", last: null },
    { first: "za", last: null },
  ]);
});

it("writes both times without a leading zero", () => {
  const [morning] = readableHours([{ days: [7], from: "08:00", to: "09:30" }], "en", "long");
  expect(morning).toEqual({ days: [{ first: "Sunday", last: null }], from: "8:00", to: "9:30" });
});

it("writes a week in one line", () => {
  const week = [
    { days: [1, 2, 3, 4, 5], from: "09:00", to: "17:30" },
    { days: [6], from: "10:00", to: "16:00" },
  ] as const;
  expect(hoursInShort(week, "nl")).toBe("ma–vr 9:00–17:30, za 10:00–16:00");
});
