import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeEventSource } from "../../tests/support/fake-event-source";
import { listenToEvents } from "./listen-to-events";

let status: number;
const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("fetch", async () => {
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  FakeEventSource.made.length = 0;
  heard.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listen = () =>
  listenToEvents("/events", {
    event: "news",
    onData: (data) => heard.push(`data ${JSON.stringify(data)}`),
    onReconnect: () => heard.push("reconnected"),
    onRefused: (refused) => heard.push(`refused ${refused}`),
  });
const last = () => FakeEventSource.made.at(-1);

it("passes on the events of the stream", () => {
  listen();
  last()?.open();
  last()?.say({ unread: 1 });
  expect(heard).toEqual(['data {"unread":1}']);
});

it("reports a refusal, tries again at growing intervals, and reports when it is back", async () => {
  listen();
  status = 401;
  last()?.refuse();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(heard).toEqual(["refused 401"]);
  expect(FakeEventSource.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeEventSource.made).toHaveLength(2);
  last()?.refuse();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(FakeEventSource.made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  last()?.open();
  expect(heard).toEqual(["refused 401", "refused 401", "reconnected"]);
});

it("reports nothing when the server is away, and stops trying once it is closed", async () => {
  const close = listen();
  status = 0;
  last()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(FakeEventSource.made).toHaveLength(1);
});

it("reports nothing once it is closed, even if the status of a refusal comes later", async () => {
  const close = listen();
  status = 401;
  last()?.refuse();
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([]);
});

it("continues after the last event that was heard", async () => {
  listen();
  last()?.open();
  last()?.say({}, "9");
  status = 503;
  last()?.refuse();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last()?.url).toBe("/events?after=9");
});
