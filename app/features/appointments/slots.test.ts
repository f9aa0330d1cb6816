import fc from "fast-check";
import { expect, it } from "vitest";
import { addMinutes } from "~/lib/time/clock";
import { isHoliday } from "~/lib/time/holidays";
import { openingsOn } from "~/lib/time/open-state";
import { dayOf, momentAt, timeOf, weekdayOf } from "~/lib/time/zoned-time";
import {
  type AppointmentRules,
  bookableDays,
  freeSlots,
  heldBy,
  nearestSlots,
  type Occupied,
  type Slot,
  slotsOn,
} from "./slots.server";

const RULES: AppointmentRules = {
  hours: [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:30" }],
  open: [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:30" }],
  holidays: [{ month: 12, day: 25 }],
  minutes: 30,
  bufferMinutes: 15,
  travelMinutes: 0,
  noticeHours: 2,
  weeksAhead: 6,
};
/** Open every day, so that the days on which the clock changes have appointments too. */
const DAILY: AppointmentRules = { ...RULES, hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "06:00" }] };

const NOTHING: Occupied = { taken: [], blocked: [] };
const at = (day: string, time: `${number}:${number}`) => new Date(momentAt(day, time));
const first = (rules: AppointmentRules, now: Date) => {
  const [slot] = freeSlots(rules, NOTHING, now);
  return slot && `${dayOf(slot.startsAt)} ${timeOf(slot.startsAt)}`;
};

it("fits appointments into a day, with a break between them", () => {
  expect(slotsOn("2026-11-24", RULES).map(({ startsAt }) => timeOf(startsAt))).toEqual([
    "09:00",
    "09:45",
    "10:30",
    "11:15",
    "12:00",
    "12:45",
    "13:30",
    "14:15",
    "15:00",
    "15:45",
    "16:30",
  ]);
  expect(slotsOn("2026-11-22", RULES)).toEqual([]);
  expect(slotsOn("2026-12-25", RULES)).toEqual([]);
});

it("has as many appointments on the days of a clock change as there are hours", () => {
  expect(slotsOn("2026-10-24", DAILY)).toHaveLength(8);
  // 25 hours: the one from 2 to 3 comes twice.
  expect(slotsOn("2026-10-25", DAILY)).toHaveLength(9);
  // 23 hours: there is none from 2 to 3.
  expect(slotsOn("2027-03-28", DAILY).map(({ startsAt }) => timeOf(startsAt))).toEqual([
    "00:00",
    "00:45",
    "01:30",
    "03:15",
    "04:00",
    "04:45",
    "05:30",
  ]);
});

it("counts the notice in opening hours", () => {
  // Monday morning: two hours on.
  expect(first(RULES, at("2026-11-23", "10:00"))).toBe("2026-11-23 12:00");
  // Monday at 16:30, one hour left: one hour into Tuesday.
  expect(first(RULES, at("2026-11-23", "16:30"))).toBe("2026-11-24 10:30");
  // Friday evening: two hours into Monday.
  expect(first(RULES, at("2026-11-27", "20:00"))).toBe("2026-11-30 11:15");
  // The afternoon before Christmas, which is a Friday.
  expect(first(RULES, at("2026-12-24", "16:45"))).toBe("2026-12-28 10:30");
});

it("offers what is clear of the booked appointments, including the buffer", () => {
  const booked = { startsAt: momentAt("2026-11-24", "10:00"), endsAt: momentAt("2026-11-24", "10:30") };
  const taken = [heldBy(booked, RULES)];
  const times = freeSlots(RULES, { ...NOTHING, taken }, at("2026-11-20", "12:00"))
    .filter(({ startsAt }) => dayOf(startsAt) === "2026-11-24")
    .map(({ startsAt }) => timeOf(startsAt));
  expect(times.slice(0, 3)).toEqual(["09:00", "11:15", "12:00"]);
});

it("offers what is clear of the blocked times: an appointment may end when one begins", () => {
  const blocked = [{ startsAt: momentAt("2026-11-24", "10:15"), endsAt: momentAt("2026-11-24", "16:30") }];
  const times = freeSlots(RULES, { ...NOTHING, blocked }, at("2026-11-20", "12:00"))
    .filter(({ startsAt }) => dayOf(startsAt) === "2026-11-24")
    .map(({ startsAt }) => timeOf(startsAt));
  expect(times).toEqual(["09:00", "09:45", "16:30"]);
});

it("offers nothing without opening hours", () => {
  expect(freeSlots({ ...RULES, hours: [] }, NOTHING, at("2026-11-23", "10:00"))).toEqual([]);
});

it("finds what is nearest to a moment, before and after it", () => {
  const free = slotsOn("2026-11-24", RULES);
  const near = nearestSlots(free, momentAt("2026-11-24", "12:00"), 3).map(({ startsAt }) => timeOf(startsAt));
  expect(near).toEqual(["11:15", "12:00", "12:45"]);
});

const moments = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2032-12-31T00:00:00Z"),
  noInvalidDate: true,
});
/** Moments near enough to changes of the clock for those to matter. */
const nearClockChanges = fc
  .tuple(
    fc.constantFrom("2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-03-26", "2028-10-29"),
    fc.integer({ min: -72 * 60, max: 24 * 60 }),
  )
  .map(([day, minutes]) => new Date(addMinutes(momentAt(day, "00:00"), minutes)));
const rules = fc.record({
  hours: fc.constantFrom(RULES.hours, DAILY.hours, [
    ...RULES.hours,
    { days: [6 as const, 7 as const], from: "01:30" as const, to: "04:30" as const },
  ]),
  open: fc.constantFrom(RULES.hours, DAILY.hours),
  holidays: fc.constant(RULES.holidays),
  minutes: fc.integer({ min: 10, max: 90 }),
  bufferMinutes: fc.integer({ min: 0, max: 45 }),
  travelMinutes: fc.integer({ min: 0, max: 90 }),
  noticeHours: fc.integer({ min: 0, max: 12 }),
  weeksAhead: fc.constant(2),
});

it("keeps its promises at any moment and under any rules", () => {
  fc.assert(
    fc.property(rules, fc.oneof(moments, nearClockChanges), (rule, now) => {
      const free = freeSlots(rule, NOTHING, now);
      const { first: firstDay, last } = bookableDays(rule, now);
      let before: Slot | undefined;
      for (const slot of free) {
        const day = dayOf(slot.startsAt);
        expect(Date.parse(slot.endsAt) - Date.parse(slot.startsAt)).toBe(rule.minutes * 60_000);
        expect(Date.parse(slot.startsAt) - now.getTime()).toBeGreaterThanOrEqual(rule.noticeHours * 3_600_000);
        expect(day >= firstDay && day <= last).toBe(true);
        expect(isHoliday(rule.holidays, day)).toBe(false);
        expect(rule.hours.some(({ days }) => days.includes(weekdayOf(day)))).toBe(true);
        const isWithin = openingsOn(day, rule.hours, rule.holidays).some(
          ({ from, to }) => from <= slot.startsAt && slot.endsAt <= to,
        );
        expect(isWithin).toBe(true);
        if (before) expect(addMinutes(before.endsAt, rule.bufferMinutes) <= slot.startsAt).toBe(true);
        before = slot;
      }
    }),
    { numRuns: 60 },
  );
});

it("never offers what is taken, and leaves out nothing else", () => {
  fc.assert(
    fc.property(moments, fc.array(fc.nat(), { maxLength: 20 }), (now, picks) => {
      const all = freeSlots(RULES, NOTHING, now);
      const taken = [...new Set(picks.map((pick) => all[pick % all.length]))].filter((slot) => slot !== undefined);
      const left = freeSlots(RULES, { ...NOTHING, taken }, now);
      expect(left).toEqual(all.filter((slot) => !taken.includes(slot)));
    }),
    { numRuns: 40 },
  );
});
