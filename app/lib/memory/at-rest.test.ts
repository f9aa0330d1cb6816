import { afterEach, expect, it, vi } from "vitest";
import { atRest } from "./at-rest.server";

afterEach(() => void vi.useRealTimers());

/** Works for `milliseconds` in each of the next intervals, and returns how often memory was cleared after each. */
function cleared(...milliseconds: number[]): number[] {
  vi.useFakeTimers();
  let worked = 1_000;
  const clear = vi.fn();
  atRest(clear, () => worked);
  return milliseconds.map((work) => {
    worked += work;
    vi.advanceTimersByTime(12_000);
    return clear.mock.calls.length;
  });
}

it("clears what a start has left", () => {
  expect(cleared(20)).toEqual([1]);
});

it("clears once at rest after work, not in the middle of it, and not again before the next work", () => {
  expect(cleared(9_000, 9_000, 20, 20, 20, 9_000, 20)).toEqual([0, 0, 1, 1, 1, 1, 2]);
});

it("clears now and then when there is a little work all the time", () => {
  expect(cleared(20, 100, 100, 100, 100, 100, 100)).toEqual([1, 1, 1, 2, 2, 2, 3]);
});
