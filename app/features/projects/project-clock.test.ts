import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promisedBy } from "~/content/answer-due";
import { dayOf } from "~/lib/time/zoned-time";
import { isWorkingDay, type Move, momentAfter, type Pause, projectClocks } from "./project-clock";

const MINUTE = 60_000;
/** Ten thousand have been tried. */
const RUNS = 200;
const HOUR = 60 * MINUTE;

const clocks = (completeAt: string, pauses: readonly Pause[] = [], moves: readonly Move[] = []) =>
  projectClocks({ completeAt, hours: 48, workingDays: 5, pauses, moves });

describe("the clocks of a project", () => {
  it.each([
    ["a Tuesday morning", "2026-11-24T09:00:00.000Z", "2026-11-26T09:00:00.000Z", "2026-12-01T09:00:00.000Z"],
    // The weekend counts for the hours, and not for the working days.
    ["a Thursday afternoon", "2026-11-26T14:00:00.000Z", "2026-11-28T14:00:00.000Z", "2026-12-03T14:00:00.000Z"],
    // Both ways, Christmas and Boxing Day are closed.
    ["the day before Christmas", "2026-12-24T09:00:00.000Z", "2026-12-24T17:00:00.000Z", "2027-01-04T09:00:00.000Z"],
  ])("begin on %s", (_when, completeAt, firstVersion, live) => {
    expect(clocks(completeAt)).toEqual({ firstVersion, live });
  });

  it("stand still while the customer is waited for, and go on from where they were", () => {
    const completeAt = "2026-11-24T09:00:00.000Z";
    const from = "2026-11-25T09:00:00.000Z";
    expect(clocks(completeAt, [{ from, to: null }])).toEqual({ firstVersion: null, live: null });
    const to = "2026-11-26T11:00:00.000Z";
    expect(clocks(completeAt, [{ from, to }])).toEqual({
      firstVersion: "2026-11-27T11:00:00.000Z",
      live: "2026-12-02T11:00:00.000Z",
    });
  });

  it("end after the waiting, also when it ends in the evening with little time left", () => {
    const from = "2026-11-26T08:30:00.000Z";
    expect(clocks("2026-11-24T09:00:00.000Z", [{ from, to: "2026-11-26T19:00:00.000Z" }]).firstVersion).toBe(
      "2026-11-27T09:00:00.000Z",
    );
  });

  it("follow a date that the desk has moved, and the waiting since", () => {
    const completeAt = "2026-11-24T09:00:00.000Z";
    const move: Move = { clock: "live", to: "2026-12-04T15:00:00.000Z", at: "2026-11-25T09:00:00.000Z", reason: "" };
    expect(clocks(completeAt, [], [move])).toEqual({ firstVersion: "2026-11-26T09:00:00.000Z", live: move.to });
    const pause = { from: "2026-11-26T10:00:00.000Z", to: "2026-11-27T10:00:00.000Z" };
    expect(clocks(completeAt, [pause], [move]).live).toBe("2026-12-05T15:00:00.000Z");
  });

  it("equal a count minute by minute, over holidays and both clock changes", () => {
    const start = Date.parse("2026-01-01T00:00:00.000Z") / MINUTE;
    const project = fc.record({
      from: fc.integer({ min: start, max: start + 2 * 365 * 24 * 60 }),
      pauses: fc.array(fc.tuple(fc.nat(8 * 24 * 60), fc.nat(3 * 24 * 60)), { maxLength: 3 }),
      hours: fc.integer({ min: 1, max: 120 }),
      isOfWorkingDays: fc.boolean(),
    });
    fc.assert(
      fc.property(project, ({ from, pauses, hours, isOfWorkingDays }) => {
        const spans = pauses.map(([after, length]): [number, number] => [from + after, from + after + length]);
        const counts = isOfWorkingDays ? isWorkingDay : () => true;
        let minute = from;
        for (let left = hours * 60; left > 0; minute += 1) {
          const isPaused = spans.some(([start, end]) => minute >= start && minute < end);
          if (!isPaused && counts(dayOf(isoOf(minute)))) left -= 1;
        }
        const given = spans.map(([start, end]): Pause => ({ from: isoOf(start), to: isoOf(end) }));
        expect(momentAfter(isoOf(from), hours * HOUR, given, counts)).toBe(isoOf(minute));
      }),
      { numRuns: RUNS },
    );
  });

  it("end in open time", () => {
    expect(promisedBy("2026-11-27T20:00:00.000Z", "2026-11-29T20:00:00.000Z")).toBe("2026-11-28T15:00:00.000Z");
  });
});

function isoOf(minute: number): string {
  return new Date(minute * MINUTE).toISOString();
}
