import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { TestClock } from "../../../tests/support/mails";
import { eventually, keepDue } from "../../../tests/support/meta-leads";
import { LeasedWorker } from "./leased-worker.server";

/** Longer than anything here takes. */
const PATIENCE = 60_000;

describeOnEachDatabase("a worker on a queue", (openFresh) => {
  const log = createLog("silent");
  let db: Db;
  let clock: TestClock;
  let worker: LeasedWorker<"meta_lead_events">;
  let tried: string[];
  /** What an attempt does. */
  let attempt: (id: string) => Promise<void>;
  /** What comes after leasing, still within the claim. */
  let fetchNeeds: () => Promise<void>;

  beforeEach(async () => {
    db = await openFresh();
    clock = new TestClock();
    tried = [];
    attempt = async (id) => void tried.push(id);
    fetchNeeds = async () => {};
    worker = open(PATIENCE);
    await keepDue(db, ["1", "2", "3"], clock.now());
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await worker.stop();
  });

  const open = (patience: number): typeof worker => {
    const opened: typeof worker = new LeasedWorker({
      db,
      log,
      now: clock.now,
      table: "meta_lead_events",
      noun: "lead",
      lease: 60_000,
      most: 2,
      patience,
      claim: async (most) => {
        const rows = await opened.claimDue(most);
        await fetchNeeds();
        return rows.map(({ id }) => ({ id, run: () => attempt(id) }));
      },
    });
    return opened;
  };
  const held = () => db.selectFrom("meta_lead_events").select("id").where("lease_owner", "is not", null).execute();
  /** Holds attempts until they are released; each then records whether it was abandoned. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ends: ("abandoned" | "finished")[] = [];
    attempt = async (id) => {
      tried.push(id);
      await promise;
      ends.push(worker.abandoned.aborted ? "abandoned" : "finished");
    };
    return { ends, release: resolve };
  };

  it("attempts a few rows at a time, and the others once there is room", async () => {
    const { release } = hold();
    const first = worker.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    expect(await worker.attemptDue()).toBe(0);
    release();
    expect(await first).toBe(2);
    expect(await worker.attemptDue()).toBe(1);
    expect(tried.toSorted()).toEqual(["1", "2", "3"]);
  });

  it("continues at once when there is room, however long one attempt takes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = Promise.withResolvers<void>();
    attempt = async (id) => {
      tried.push(id);
      if (tried.length === 1) await slow.promise;
    };
    worker.start();
    const triedByNow = async () => {
      await vi.advanceTimersByTimeAsync(0);
      return tried;
    };
    await eventually(triedByNow).toHaveLength(3);
    slow.resolve();
  });

  it("does not attempt a row twice at the same time, however long that takes", async () => {
    const slow = Promise.withResolvers<void>();
    attempt = async (id) => {
      tried.push(id);
      if (tried.length === 1) await slow.promise;
    };
    const first = worker.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    clock.advance(60_000);
    while (tried.length < 4) await worker.attemptDue();
    expect(tried.filter((id) => id === tried[0])).toHaveLength(1);
    slow.resolve();
    await first;
    clock.advance(60_000);
    while (tried.length < 6) await worker.attemptDue();
    expect(tried.filter((id) => id === tried[0])).toHaveLength(2);
  });

  it("lets an attempt finish when it stops, and starts no others", async () => {
    const { ends, release } = hold();
    const due = worker.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    const stop = worker.stop();
    expect(await held()).toHaveLength(2);
    release();
    await Promise.all([stop, due]);
    expect(ends).toEqual(["finished", "finished"]);
    expect(await worker.attemptDue()).toBe(0);
    expect(tried).toHaveLength(2);
    expect(await held()).toEqual([]);
  });

  it("abandons an attempt that does not finish, and holds no leases after that", async () => {
    worker = open(1);
    attempt = (id) => {
      tried.push(id);
      return new Promise((_, reject) =>
        worker.abandoned.addEventListener("abort", () => reject(new Error("abandoned"))),
      );
    };
    const due = worker.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    await worker.stop();
    expect(await held()).toEqual([]);
    expect(await due).toBe(2);
  });

  it("holds no leases when it is stopped while it takes them", async () => {
    const claimed = Promise.withResolvers<void>();
    const needs = Promise.withResolvers<void>();
    fetchNeeds = () => {
      claimed.resolve();
      return needs.promise;
    };
    const { ends, release } = hold();
    release();
    const due = worker.attemptDue();
    await claimed.promise;
    const stop = worker.stop();
    expect(await held()).toHaveLength(2);
    needs.resolve();
    await Promise.all([stop, due]);
    expect(ends).toEqual(["finished", "finished"]);
    expect(await held()).toEqual([]);
  });

  it("reports an attempt that failed, and continues with the others", async () => {
    const error = vi.spyOn(log, "error");
    attempt = async (id) => {
      if (tried.push(id) === 1) throw new Error("broken");
    };
    expect(await worker.attemptDue()).toBe(2);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lead: tried[0] }),
      "lead attempt broke off",
    );
    expect(await worker.attemptDue()).toBe(1);
  });
});
