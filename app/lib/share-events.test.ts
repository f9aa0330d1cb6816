import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeEventSource } from "../../tests/support/fake-event-source";
import { shareEvents } from "./share-events";

/** Longer than a page waits for the one that holds the stream. */
const PATIENCE = 3_000;

let path: string;
const open = () => FakeEventSource.made.filter((source) => source.readyState !== FakeEventSource.CLOSED);
const { locks } = navigator;
const isHeld = async () => (await locks.query()).held?.some(({ name }) => name === path);

/** A page that listens, what it has heard, and how to close it. */
function openPage() {
  const heard: unknown[] = [];
  const close = shareEvents(path, {
    event: "news",
    onData: (data) => heard.push(data),
    onReconnect: () => heard.push("reconnected"),
    onRefused: (status) => heard.push(status),
  });
  return { heard, close };
}

beforeEach(({ task }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  path = `/events/${task.id}`;
  FakeEventSource.made.length = 0;
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

afterEach(() => {
  vi.useRealTimers();
});

it("is shared by all pages, and taken over by the next page after the last event", async () => {
  const [first, second] = [openPage(), openPage()];
  await expect.poll(open).toHaveLength(1);
  open()[0]?.say("a lead", "7");
  await expect.poll(() => [first.heard, second.heard]).toEqual([["a lead"], ["a lead"]]);
  first.close();
  await expect.poll(() => open().map(({ url }) => url)).toEqual([`${path}?after=7`]);
  open()[0]?.say("a message", "8");
  expect([first.heard, second.heard]).toEqual([["a lead"], ["a lead", "a message"]]);
  second.close();
  await expect.poll(isHeld).toBe(false);
  expect(open()).toEqual([]);
});

it("is taken from a page that does not answer", async () => {
  void locks.request(path, () => new Promise(() => {})).catch(() => {});
  const page = openPage();
  await expect.poll(isHeld).toBe(true);
  expect(open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await expect.poll(open).toHaveLength(1);
  page.close();
  await expect.poll(isHeld).toBe(false);
});

it("is not taken by a page that closes in the meantime", async () => {
  // As in a browser: locks are granted asynchronously.
  const request = async (...asked: Parameters<LockManager["request"]>) => {
    await Promise.resolve();
    return locks.request(...asked);
  };
  vi.stubGlobal("navigator", { locks: { request } });
  void locks.request(path, () => new Promise(() => {})).catch(() => {});
  const page = openPage();
  await expect.poll(isHeld).toBe(true);
  vi.advanceTimersByTime(PATIENCE);
  page.close();
  await expect.poll(isHeld).toBe(false);
  expect(open()).toEqual([]);
});
