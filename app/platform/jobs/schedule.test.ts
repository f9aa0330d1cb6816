import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "~/lib/log.server";
import { repeat, Schedule } from "./schedule.server";

const log = createLog("silent");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("starts what runs in order, and stops it one after another in reverse, even if one of them fails", async () => {
  const error = vi.spyOn(log, "error");
  const done: string[] = [];
  const schedule = new Schedule(log);
  const record = (what: string) => async () => {
    await Promise.resolve();
    done.push(what);
  };
  schedule.add("database", { stop: record("database stopped") });
  schedule.add("words", { ready: record("words ready"), start: () => void done.push("words started") });
  schedule.add("broken", {
    stop: () => {
      throw new Error("broken");
    },
  });
  const queue = { start: () => void done.push("queue started"), stop: record("queue stopped") };
  expect(schedule.add("queue", queue)).toBe(queue);
  await schedule.ready();
  schedule.start();
  await schedule.stop();
  expect(done).toEqual(["words ready", "words started", "queue started", "queue stopped", "database stopped"]);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ service: "broken" }), expect.anything());
});

it("repeats work although it failed, and not after a stop, which waits a second for what is under way", async () => {
  const warn = vi.spyOn(log, "warn");
  const slow = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => slow.promise).mockRejectedValueOnce(new Error("away"));
  const job = repeat({ every: 60_000, isAtOnce: true, work, log, trouble: "not done" });
  job.start();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(work).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ err: expect.any(Error) }), "not done");
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stop = job.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stop;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(work).toHaveBeenCalledTimes(2);
});
