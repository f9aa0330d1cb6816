import { describe, expect, it } from "vitest";
import { byTurns, type Figure, figuresTable, type Goal, isMet, median, quantile, ratio } from "./harness";

const figure = (value: number, goal: Goal): Figure => ({ what: "lost", on: "SQLite", value, unit: "requests", goal });

describe("a comparison", () => {
  it("goes by the median of the turns, which a single disturbed turn does not change", () => {
    expect(ratio({ ours: [50, 10, 60], theirs: [100, 100, 400] })).toBe(0.15);
  });

  it("takes both by turns", async () => {
    const order: string[] = [];
    const taken = await byTurns(
      2,
      async () => order.push("ours"),
      async () => order.push("theirs"),
    );
    expect(taken).toEqual({ ours: [1, 3], theirs: [2, 4] });
    expect(order).toEqual(["ours", "theirs", "ours", "theirs"]);
  });
});

it("takes the middle one as the median, or the mean of the two in the middle", () => {
  expect(median([9, 1, 10])).toBe(9);
  expect(median([10, 9, 1, 2])).toBe(5.5);
});

it("takes as a quantile the smallest value that so many do not exceed", () => {
  const times = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)]).toEqual([10, 19, 20]);
});

describe("a goal", () => {
  it("is a bound from below or above, and holds at the bound", () => {
    expect(isMet(figure(0, { atMost: 0 }))).toBe(true);
    expect(isMet(figure(1, { atMost: 0 }))).toBe(false);
    expect(isMet(figure(3, { atLeast: 3 }))).toBe(true);
    expect(isMet(figure(2, { atLeast: 3 }))).toBe(false);
  });

  it("is neither met nor missed if there is none", () => {
    expect(isMet(figure(1, null))).toBeNull();
  });

  it("is missed by what could not be measured", () => {
    expect(isMet(figure(ratio({ ours: [], theirs: [] }), { atMost: 5 }))).toBe(false);
  });

  it("is shown beside the figure, with whether it is met", () => {
    const shown = figuresTable([figure(1, { atMost: 0 }), figure(1, null)]).split("\n");
    expect(shown[1]).toMatch(/lost +SQLite +1 +requests +≤ 0 +NO$/);
    expect(shown[2]).toMatch(/requests$/);
  });
});
