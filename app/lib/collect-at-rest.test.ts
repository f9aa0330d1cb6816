import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { collectAtRest } from "./collect-at-rest.server";

afterEach(() => void vi.useRealTimers());

it("collects once nobody has asked for anything for a while, and again after the next who did", () => {
  vi.useFakeTimers();
  const collect = vi.fn();
  const noteRequest = collectAtRest(collect);
  vi.advanceTimersByTime(14_000);
  noteRequest();
  vi.advanceTimersByTime(14_000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledOnce();
  noteRequest();
  vi.advanceTimersByTime(15_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it("has V8 let go of what nothing holds any more", async () => {
  const left = new WeakRef({ by: "a visitor" });
  await nextTurn();
  vi.useFakeTimers();
  collectAtRest();
  vi.advanceTimersByTime(15_000);
  expect(left.deref()).toBeUndefined();
});
