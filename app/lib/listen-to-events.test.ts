import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenToEvents } from "./listen-to-events";

/** As far as `listenToEvents` uses one: it is opened, and refused, by the test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: FakeEventSource[] = [];
  readyState = 0;

  constructor() {
    super();
    FakeEventSource.made.push(this);
  }

  open() {
    this.dispatchEvent(new Event("open"));
  }

  refuse() {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

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

it("gives what the stream says", () => {
  listen();
  last()?.open();
  last()?.dispatchEvent(new MessageEvent("news", { data: '{"unread":1}' }));
  expect(heard).toEqual(['data {"unread":1}']);
});

it("says why it was refused, asks again ever later, and says when it is back", async () => {
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

it("says nothing of a server that is not there, and asks no more once it is closed", async () => {
  const close = listen();
  status = 0;
  last()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(FakeEventSource.made).toHaveLength(1);
});
