import fc from "fast-check";
import { expect, it } from "vitest";
import { freeSlots, slotsOn } from "~/features/appointments/slots.server";
import { addDays, dayOf } from "~/lib/time/zoned-time";
import { readBusy } from "~/platform/parsing/read-busy";
import { busyMinutes, eventLines, eventModels } from "../../../tests/support/generated-calendar";
import { calendarOf } from "../../../tests/support/ics-server";

const CALENDARS = 200;
const DAYS = 60;
const ALL_WEEK = [{ days: [1, 2, 3, 4, 5, 6, 7] as const, from: "08:00" as const, to: "18:00" as const }];
const RULES = {
  ...{ hours: ALL_WEEK, open: ALL_WEEK, holidays: [], minutes: 30, bufferMinutes: 0 },
  ...{ travelMinutes: 0, noticeHours: 0, weeksAhead: 6 },
};
/** The window has a change of the clock here, in New York, or none. */
const FIRST_DAYS = ["2026-10-01", "2026-11-21", "2027-02-20", "2027-03-15", "2028-02-10"];

it("offers the moments in which no minute of any calendar is taken", { timeout: 120_000 }, () => {
  const calendars = fc.array(fc.array(eventModels, { maxLength: 5 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...FIRST_DAYS), calendars, (firstDay, models) => {
      const from = `${firstDay}T00:00:00.000Z`;
      const until = `${addDays(firstDay, DAYS)}T00:00:00.000Z`;
      const texts = models.map((each, at) =>
        calendarOf(...each.flatMap((model, index) => eventLines(model, `${at}-${index}`, firstDay))),
      );
      const addresses = ["anna@weef.example"];
      const read = readBusy({ texts, from, until, home: "Europe/Amsterdam", addresses, ownSuffix: "@ours.example" });
      expect(read.map((each) => each?.unread)).toEqual(texts.map(() => 0));
      const blocked = read.flatMap((each) => each?.times ?? []);
      const now = new Date(from);
      const free = freeSlots(RULES, { taken: [], blocked }, now);
      const minutes = busyMinutes(models.flat(), firstDay, DAYS);
      const isFree = (startsAt: string, endsAt: string) =>
        !minutes.subarray(minuteOf(startsAt, from), minuteOf(endsAt, from)).includes(1);
      const days = Array.from({ length: RULES.weeksAhead * 7 + 1 }, (_, day) => addDays(dayOf(from), day));
      const counted = days
        .flatMap((day) => slotsOn(day, RULES))
        .filter(({ startsAt, endsAt }) => startsAt >= from && isFree(startsAt, endsAt));
      expect(free).toEqual(counted);
    }),
    { numRuns: CALENDARS },
  );
});

function minuteOf(moment: string, from: string): number {
  return (Date.parse(moment) - Date.parse(from)) / 60_000;
}
