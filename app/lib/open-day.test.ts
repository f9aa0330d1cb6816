import { expect, it } from "vitest";
import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import { onOpenDay } from "./open-day";

// Open from Monday to Saturday. In November, Amsterdam is an hour ahead of UTC.
it.each([
  ["on a day of work, as it is", "2026-11-26T09:30:00.000Z", "2026-11-26T09:30:00.000Z"],
  ["on Monday, not on Sunday", "2026-11-29T09:22:00.000Z", "2026-11-30T09:22:00.000Z"],
  ["by the day in Enschede", "2026-11-28T23:30:00.000Z", "2026-11-29T23:30:00.000Z"],
  ["after Christmas and the Sunday behind it", "2026-12-25T10:00:00.000Z", "2026-12-28T10:00:00.000Z"],
  ["at the same time of the night when the clock goes back", "2026-10-24T22:30:00.000Z", "2026-10-25T23:30:00.000Z"],
  ["at the same time after Easter when it goes forward", "2027-03-27T23:30:00.000Z", "2027-03-29T22:30:00.000Z"],
])("moves a moment %s", (_where, moment, open) => {
  expect(onOpenDay(moment, business.hours.reachable, holidays)).toBe(open);
});
