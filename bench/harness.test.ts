import { describe, expect, it } from "vitest";
import { byTurns, compared, measured, median } from "./harness";
import { type Goal, isMet } from "./results";

const named = { what: "home page", on: "br", unit: "requests/s", against: "nginx" };
const counted = (count: number, goal: Goal) => ({ what: "lost", on: "SQLite", unit: "requests", count, goal });

describe("a comparison", () => {
  it("goes by the median of the turns, which a single disturbed turn does not change", () => {
    const { ours, theirs, ratio } = compared({ ...named, ours: [50, 10, 60], theirs: [100, 100, 400] });
    expect({ ours, theirs, ratio }).toEqual({ ours: 50, theirs: 100, ratio: 0.15 });
  });

  it("runs both by turns, and each as often as there are rounds", async () => {
    const order: string[] = [];
    const run = (name: string) => async (round: number) => order.push(`${name} ${round}`);
    expect(await byTurns(2, { ours: run("ours"), theirs: run("theirs") })).toEqual({ ours: [1, 3], theirs: [2, 4] });
    expect(order).toEqual(["ours 0", "theirs 0", "ours 1", "theirs 1"]);
  });

  it("does not meet a goal without having been measured", () => {
    const result = compared({ ...named, ours: [], theirs: [], goal: { atMost: 5 } });
    expect(result.ratio).toBeNaN();
    expect(isMet(result)).toBe(false);
  });
});

describe("the median", () => {
  it("is the middle one, or the mean of the two in the middle, in whatever order they came", () => {
    expect(median([9, 1, 10])).toBe(9);
    expect(median([10, 9, 1, 2])).toBe(5.5);
  });
});

describe("times", () => {
  it("are reported as the smallest that a given share of them do not exceed", () => {
    const times = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(measured({ what: "", on: "", times, goal: 19 })).toMatchObject({ p50: 10, p95: 19, worst: 20 });
  });
});

describe("a goal", () => {
  it("may be a bound from below or above, and holds at the bound", () => {
    expect(isMet(counted(0, { atMost: 0 }))).toBe(true);
    expect(isMet(counted(1, { atMost: 0 }))).toBe(false);
    expect(isMet(counted(3, { atLeast: 3 }))).toBe(true);
    expect(isMet(counted(2, { atLeast: 3 }))).toBe(false);
  });

  it("is neither met nor missed if there is none", () => {
    expect(isMet(counted(1, null))).toBeNull();
  });

  it("applies to the 95th percentile if something was timed", () => {
    const times = [...Array.from({ length: 19 }, () => 1), 500];
    expect(isMet(measured({ what: "", on: "", times, goal: 100 }))).toBe(true);
    expect(isMet(measured({ what: "", on: "", times: [...times, 500], goal: 100 }))).toBe(false);
  });
});
