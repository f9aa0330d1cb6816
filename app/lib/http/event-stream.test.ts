import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type EventStream, EventStreams, lastEventId, type StreamWork } from "./event-stream.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const idle: StreamWork = { onHeartbeat: () => {}, onClose: () => {} };

/** Opens a stream, and gives what the server side holds and what the browser reads. */
function open(streams: EventStreams, work: Partial<StreamWork> = {}, bounds = [{ key: "ann", most: 2 }]) {
  let held: EventStream | undefined;
  const response = streams.open(bounds, (stream) => {
    held = stream;
    return { ...idle, ...work };
  });
  const reader = response?.body?.getReader();
  const read = async () => {
    const { value } = (await reader?.read()) ?? {};
    return value && new TextDecoder().decode(value);
  };
  return { response, stream: held, read, cancel: () => reader?.cancel() };
}

it("sends messages as browsers read them", async () => {
  const { response, stream, read } = open(new EventStreams({ isBounded: true }));
  expect(response?.headers.get("Content-Type")).toBe("text/event-stream");
  expect(await read()).toBe("retry: 3000\n\n");
  stream?.send({ event: "line", id: 7, data: { text: "twee\nregels" } });
  expect(await read()).toBe('id: 7\nevent: line\ndata: {"text":"twee\\nregels"}\n\n');
  stream?.send({ event: "attendance", data: null });
  expect(await read()).toBe("event: attendance\ndata: null\n\n");
});

it("says every 25 seconds that it lives", async () => {
  const onHeartbeat = vi.fn();
  const { read } = open(new EventStreams({ isBounded: true }), { onHeartbeat });
  await read();
  vi.advanceTimersByTime(25_000);
  expect(await read()).toBe(": still here\n\n");
  expect(onHeartbeat).toHaveBeenCalledOnce();
});

it("ends when the browser goes, and leaves its place to another", async () => {
  const streams = new EventStreams({ isBounded: true });
  const onClose = vi.fn();
  const first = open(streams, { onClose });
  open(streams);
  expect(open(streams).response).toBeNull();
  expect(open(streams, {}, [{ key: "bob", most: 1 }]).response).not.toBeNull();
  await first.cancel();
  expect(onClose).toHaveBeenCalledOnce();
  expect(open(streams).response).not.toBeNull();
});

it("ends with all others when the server stops, and then opens none that lasts", async () => {
  const streams = new EventStreams({ isBounded: true });
  const onClose = vi.fn();
  const { stream, read } = open(streams, { onClose });
  await read();
  streams.close();
  expect(await read()).toBeUndefined();
  stream?.send({ event: "line", data: 1 });
  expect(onClose).toHaveBeenCalledOnce();
  const late = open(streams);
  expect([await late.read(), await late.read()]).toEqual(["retry: 3000\n\n", undefined]);
  expect(streams.size).toBe(0);
});

it("cuts off a reader that does not read", () => {
  const onClose = vi.fn();
  const { stream } = open(new EventStreams({ isBounded: true }), { onClose });
  for (let count = 0; count < 300; count += 1) stream?.send({ event: "line", data: count });
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ["7", 7],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["nonsense", 0],
  [String(2 ** 31), 0],
])("goes on after the last id %s as %i", (id, after) => {
  expect(lastEventId(new Request("http://localhost", { headers: { "Last-Event-ID": id } }))).toBe(after);
});
