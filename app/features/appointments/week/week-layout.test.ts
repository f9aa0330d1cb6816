import { describe, expect, it } from "vitest";
import { addDays, type Day, momentAt } from "~/lib/time/zoned-time";
import { axisOf, besideEachOther, cellAt, cutAxis, placeOn, type Stretch, stretchBetween } from "./week-layout";

const weekFrom = (monday: Day) => Array.from({ length: 7 }, (_, index) => addDays(monday, index));
const WINTER = axisOf(weekFrom("2026-11-30"));
/** The clocks go back on Sunday, 25 October 2026, and forward on Sunday, 28 March 2027. */
const AUTUMN = axisOf(weekFrom("2026-10-19"));
const SPRING = axisOf(weekFrom("2027-03-22"));

type Moment = `${string} ${number}:${number}`;
const at = (moment: Moment) => {
  const [day = "", time = ""] = moment.split(" ");
  return momentAt(day, time as `${number}:${number}`);
};
const stretch = (from: Moment, to: Moment): Stretch => ({ startsAt: at(from), endsAt: at(to) });
const placesIn = (axis: typeof WINTER, placed: Stretch) =>
  axis.columns.flatMap((column, index) => {
    const place = placeOn(column, placed);
    return place ? [[index, place.from, place.to]] : [];
  });

describe("the rows of a week", () => {
  it("are the hours of the clock", () => {
    expect(WINTER.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(placesIn(WINTER, stretch("2026-12-01 14:00", "2026-12-01 15:15"))).toEqual([[1, 14, 15.25]]);
  });

  it("are one more in the week in which the clocks go back, and the same time stands in one row on every day", () => {
    expect(AUTUMN.hours.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    expect(placesIn(AUTUMN, stretch("2026-10-24 09:00", "2026-10-24 10:00"))).toEqual([[5, 10, 11]]);
    expect(placesIn(AUTUMN, stretch("2026-10-25 09:00", "2026-10-25 10:00"))).toEqual([[6, 10, 11]]);
    // Three hours have passed.
    expect(placesIn(AUTUMN, { startsAt: "2026-10-24T23:30:00.000Z", endsAt: "2026-10-25T02:30:00.000Z" })).toEqual([
      [6, 1.5, 4.5],
    ]);
    expect(placesIn(AUTUMN, { startsAt: "2026-10-25T01:15:00.000Z", endsAt: "2026-10-25T01:45:00.000Z" })).toEqual([
      [6, 3.25, 3.75],
    ]);
    expect(cellAt(AUTUMN, { column: 5, row: 6 })).toBeNull();
    expect(cellAt(AUTUMN, { column: 6, row: 6 })?.startsAt).toBe("2026-10-25T01:00:00.000Z");
  });

  it("leave an hour out on the day on which the clocks go forward", () => {
    expect(SPRING.hours).toHaveLength(24);
    expect(placesIn(SPRING, stretch("2027-03-28 09:00", "2027-03-28 10:00"))).toEqual([[6, 9, 10]]);
    expect(placesIn(SPRING, stretch("2027-03-28 01:30", "2027-03-28 03:30"))).toEqual([[6, 1.5, 3.5]]);
    expect(placesIn(SPRING, stretch("2027-03-28 00:00", "2027-03-29 00:00"))).toEqual([[6, 0, 24]]);
    expect(cellAt(SPRING, { column: 6, row: 4 })).toBeNull();
    expect(cellAt(SPRING, { column: 6, row: 6 })?.startsAt).toBe("2027-03-28T01:00:00.000Z");
  });

  it("are those around what has to be seen, an hour more on each side", () => {
    const shown = (...stretches: Stretch[]) => cutAxis(WINTER, stretches).hours.map(({ hour }) => hour);
    const open = stretch("2026-12-01 09:00", "2026-12-01 17:30");
    expect([shown(open).at(0), shown(open).at(-1)]).toEqual([8, 18]);
    const early = stretch("2026-12-02 07:45", "2026-12-02 08:15");
    expect(shown(open, early).at(0)).toBe(6);
    expect([shown().at(0), shown().at(-1)]).toEqual([8, 17]);
    // Days that are blocked as a whole, and a night, draw nothing into view.
    expect(shown(open, stretch("2026-12-03 00:00", "2026-12-05 00:00"))).toEqual(shown(open));
    expect(shown(open, stretch("2026-12-03 15:00", "2026-12-04 10:00"))).toEqual(shown(open));
  });

  it("place what begins or ends out of view at the edge, and nothing that is wholly out of view", () => {
    const axis = cutAxis(WINTER, [stretch("2026-12-01 09:00", "2026-12-01 17:00")]);
    expect(placesIn(axis, stretch("2026-12-03 15:00", "2026-12-05 10:30"))).toEqual([
      [3, 7, 10],
      [4, 0, 10],
      [5, 0, 2.5],
    ]);
    expect(placesIn(axis, stretch("2026-12-03 20:00", "2026-12-03 22:00"))).toEqual([]);
    expect(placesIn(axis, stretch("2026-12-03 05:00", "2026-12-03 08:00"))).toEqual([]);
  });
});

describe("what overlaps", () => {
  const lanes = (...placed: [number, number][]) =>
    besideEachOther(placed.map(([from, to]) => ({ from, to }))).map(({ from, lane, lanes }) => [from, lane, lanes]);

  it("stands side by side, and alone it has the whole width", () => {
    expect(lanes([9, 10], [9.5, 11], [12, 13])).toEqual([
      [9, 0, 2],
      [9.5, 1, 2],
      [12, 0, 1],
    ]);
  });

  it("uses a lane again that has become free", () => {
    expect(lanes([9, 12], [9, 10], [10, 11], [10.5, 12])).toEqual([
      [9, 0, 3],
      [9, 1, 3],
      [10, 1, 3],
      [10.5, 2, 3],
    ]);
  });

  it("does not include what begins when the other ends", () => {
    expect(lanes([9, 10], [10, 11])).toEqual([
      [9, 0, 1],
      [10, 0, 1],
    ]);
  });
});

describe("a stretch that is chosen", () => {
  it("runs from the earlier cell to the end of the later one, in whichever order, also over days", () => {
    const [one, other] = [
      { column: 1, row: 28 },
      { column: 1, row: 31 },
    ];
    const chosen = stretch("2026-12-01 14:00", "2026-12-01 16:00");
    expect(stretchBetween(WINTER, one, other)).toEqual(chosen);
    expect(stretchBetween(WINTER, other, one)).toEqual(chosen);
    expect(stretchBetween(WINTER, one, { column: 3, row: 0 })).toEqual(stretch("2026-12-01 14:00", "2026-12-03 00:30"));
  });
});
