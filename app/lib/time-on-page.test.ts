import { expect, it, onTestFinished, vi } from "vitest";
import { timeOnPage } from "./time-on-page";

it.each([
  ["asked for and shown", { activationStart: 0 }, 5_000],
  ["rendered ahead", { activationStart: 3_000 }, 2_000],
  ["shown by a browser that renders nothing ahead", {}, 5_000],
])("counts from when the page was shown to its visitor: %s", (_how, arrival, time) => {
  vi.spyOn(performance, "now").mockReturnValue(5_000);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([arrival as PerformanceEntry]);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(timeOnPage()).toBe(time);
});
