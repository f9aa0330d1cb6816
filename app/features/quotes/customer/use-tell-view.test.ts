import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QUOTE_VIEW_PATH } from "../paths";
import { watchView } from "./use-tell-view";

let page: EventTarget & { visibilityState: DocumentVisibilityState };
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => void told.push(`${path} ${body}`));
});

afterEach(() => void vi.useRealTimers());

function show(visibilityState: DocumentVisibilityState): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("tells the desk once about a quote that is in view for three seconds", () => {
  watchView("abc");
  vi.advanceTimersByTime(2_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([`${QUOTE_VIEW_PATH} {"token":"abc"}`]);
  show("hidden");
  show("visible");
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(1);
});

it("tells nothing about a quote that was left sooner, for another page or another tab", () => {
  const leave = watchView("abc");
  vi.advanceTimersByTime(2_000);
  show("hidden");
  vi.advanceTimersByTime(60_000);
  show("visible");
  vi.advanceTimersByTime(2_999);
  leave();
  show("hidden");
  show("visible");
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it("tells nothing about a quote in a background tab, until it is seen", () => {
  page.visibilityState = "hidden";
  watchView("abc");
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  show("visible");
  vi.advanceTimersByTime(3_000);
  expect(told).toHaveLength(1);
});
