import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { TestClock } from "../../../tests/support/mails";
import { eventually, keepDue } from "../../../tests/support/meta-leads";
import type { LiveListener } from "../live/live.server";
import { type LeasedQueue, leasedQueue } from "./leased-queue.server";
import { claimDue, deleteHeld, FREE, renewLease, settle } from "./leases.server";

const TABLE = "meta_lead_events";
const LEASE = 60_000;
/** Longer than anything here takes. */
const PATIENCE = 60_000;

describeOnEachDatabase("a queue", (openFresh) => {
  const log = createLog("silent");
  let db: Db;
  let clock: TestClock;
  let queue: LeasedQueue;
  let tried: string[];
  let attempt: (id: string) => Promise<void>;
  let limit: (free: number) => number | Promise<number>;
  let opened: LeasedQueue[];

  beforeEach(async () => {
    db = await openFresh();
    clock = new TestClock();
    tried = [];
    attempt = async (id) => void tried.push(id);
    limit = (free) => free;
    opened = [];
    queue = open();
    await keepDue(db, ["1", "2", "3"], clock.now());
  });

  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await Promise.all(opened.map((each) => each.stop()));
  });

  const open = (
    options: { db?: Db; patience?: number | null; live?: { subscribe: (listener: LiveListener) => () => void } } = {},
  ): LeasedQueue => {
    const { db: on = db, patience = PATIENCE, live } = options;
    const one = leasedQueue({
      ...{ db: on, log, now: clock.now, ...(live && { live }) },
      table: TABLE,
      noun: "lead",
      lease: LEASE,
      concurrency: 2,
      patience,
      limit: (free) => limit(free),
      attempt: (row) => attempt(row.id),
    });
    opened.push(one);
    return one;
  };
  const held = () => db.selectFrom(TABLE).select("id").where("lease_owner", "is not", null).execute();
  const dueAt = (id: string, due_at: Date) =>
    db.updateTable(TABLE).set({ due_at: due_at.toISOString() }).where("id", "=", id).execute();
  /** Holds attempts until they are released; each then records whether it was abandoned. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ends: ("abandoned" | "finished")[] = [];
    attempt = async (id) => {
      tried.push(id);
      await promise;
      ends.push(queue.signal.aborted ? "abandoned" : "finished");
    };
    return { ends, release: resolve };
  };
  const lease = (owner: string) => ({ owner, now: clock.now(), duration: LEASE });
  const fakeTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  it("attempts each row in one of two processes that look at once, the longest due first", async () => {
    await dueAt("3", new Date(clock.now().getTime() - 1));
    await dueAt("2", new Date(clock.now().getTime() + 1));
    const other = open({ db: openAgain(db) });
    await queue.attemptDue();
    expect(tried.toSorted()).toEqual(["1", "3"]);
    clock.advance(LEASE);
    tried = [];
    await keepDue(
      db,
      Array.from({ length: 20 }, (_, index) => `more ${index}`),
      clock.now(),
    );
    // Each round attempts two rows at least.
    for (let round = 0; round < 12; round += 1)
      await Promise.all([queue, other, queue, other].map((each) => each.attemptDue()));
    expect(tried).toHaveLength(23);
    expect(new Set(tried).size).toBe(23);
  });

  it("takes over the rows of a process that died, once their lease has ended", async () => {
    await claimDue(db, TABLE, 3, lease("gone"));
    clock.advance(LEASE - 1);
    expect(await queue.attemptDue()).toBe(0);
    clock.advance(1);
    expect(await queue.attemptDue()).toBe(2);
    const rows = await db.selectFrom(TABLE).select("attempts").where("id", "in", tried).execute();
    expect(rows).toEqual([{ attempts: 2 }, { attempts: 2 }]);
  });

  it("stores, deletes and renews nothing for a process that has lost its lease", async () => {
    const [row] = await claimDue(db, TABLE, 1, lease("late"));
    if (!row) return expect.fail("No row was due");
    clock.advance(LEASE);
    await claimDue(db, TABLE, 3, lease("next"));
    expect(await settle(db, TABLE, row, { state: "failed" })).toBe(false);
    expect(await deleteHeld(db, TABLE, row)).toBe(false);
    expect(await renewLease(db, TABLE, row.id, lease("late"))).toBeUndefined();
    const ours = { id: row.id, lease_owner: "next" };
    expect(await renewLease(db, TABLE, row.id, lease("next"))).toMatchObject({ ...ours, state: "queued" });
    expect(await settle(db, TABLE, ours, { state: "failed" })).toBe(true);
    expect(await settle(db, TABLE, ours, { state: "stored" })).toBe(false);
    expect(await deleteHeld(db, TABLE, ours)).toBe(false);
    const after = await db.selectFrom(TABLE).selectAll().where("id", "=", row.id).execute();
    expect(after).toMatchObject([{ state: "failed", lease_owner: null, lease_until: null }]);
  });

  it("attempts a few rows at a time, and the others once there is room", async () => {
    const { release } = hold();
    const first = queue.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    expect(await queue.attemptDue()).toBe(0);
    release();
    expect(await first).toBe(2);
    expect(await queue.attemptDue()).toBe(1);
    expect(tried.toSorted()).toEqual(["1", "2", "3"]);
  });

  it("attempts as many as its limit allows now", async () => {
    limit = () => 0;
    expect(await queue.attemptDue()).toBe(0);
    limit = () => 1;
    expect(await queue.attemptDue()).toBe(1);
  });

  it("continues at once when there is room, however long one attempt takes", async () => {
    fakeTimers();
    const slow = Promise.withResolvers<void>();
    onTestFinished(() => slow.resolve());
    attempt = async (id) => {
      tried.push(id);
      if (tried.length === 1) await slow.promise;
    };
    queue.start();
    const triedByNow = async () => {
      await vi.advanceTimersByTimeAsync(0);
      return tried;
    };
    await eventually(triedByNow).toHaveLength(3);
    slow.resolve();
  });

  it("looks every second, ever less often while the database is away, and every second again after that", async () => {
    fakeTimers();
    const warn = vi.spyOn(log, "warn");
    const pauses = () => warn.mock.calls.map(([about]) => (about as { nextInMs: number }).nextInMs);
    let looks = 0;
    limit = () => {
      looks += 1;
      throw new Error("the database is away");
    };
    queue.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(pauses().slice(0, 7)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    limit = () => {
      looks += 1;
      return 0;
    };
    await vi.advanceTimersByTimeAsync(60_000);
    looks = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(10);
  });

  it("looks at once when it is woken, and once for many events of any process", async () => {
    const listeners = new Set<LiveListener>();
    const subscribe = (listener: LiveListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    let looks = 0;
    queue.wake();
    await eventually(() => tried).toHaveLength(2);
    limit = () => {
      looks += 1;
      return 0;
    };
    const listening = open({ live: { subscribe } });
    fakeTimers();
    listening.start();
    await vi.advanceTimersByTimeAsync(0);
    looks = 0;
    for (let event = 0; event < 5; event += 1) for (const listener of listeners) listener(null, event);
    await vi.advanceTimersByTimeAsync(100);
    expect(looks).toBe(1);
    await listening.stop();
    expect(listeners.size).toBe(0);
  });

  it("does not attempt a row twice at the same time, however long that takes", async () => {
    const slow = Promise.withResolvers<void>();
    attempt = async (id) => {
      tried.push(id);
      if (tried.length === 1) await slow.promise;
    };
    const first = queue.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    clock.advance(LEASE);
    while (tried.length < 4) await queue.attemptDue();
    expect(tried.filter((id) => id === tried[0])).toHaveLength(1);
    slow.resolve();
    await first;
    clock.advance(LEASE);
    while (tried.length < 6) await queue.attemptDue();
    expect(tried.filter((id) => id === tried[0])).toHaveLength(2);
  });

  it("stores nothing of an attempt whose row was changed meanwhile, and attempts that again after it", async () => {
    const slow = Promise.withResolvers<void>();
    const settled: boolean[] = [];
    attempt = async (id) => {
      tried.push(id);
      const { lease_owner } = await db.selectFrom(TABLE).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      if (tried.length === 1) await slow.promise;
      settled.push(await settle(db, TABLE, { id, lease_owner }, { state: "failed" }));
    };
    limit = () => 1;
    const first = queue.attemptDue();
    await eventually(() => tried).toHaveLength(1);
    const [changed] = tried;
    await db.updateTable(TABLE).set(FREE).where("id", "=", String(changed)).execute();
    while (tried.length < 3) await queue.attemptDue();
    expect(tried.filter((id) => id === changed)).toHaveLength(1);
    slow.resolve();
    await first;
    await queue.attemptDue();
    expect(tried.at(-1)).toBe(changed);
    expect(settled).toEqual([true, true, false, true]);
  });

  it("lets an attempt finish when it stops, and starts no others", async () => {
    const { ends, release } = hold();
    const due = queue.attemptDue();
    await eventually(() => tried).toHaveLength(2);
    const stop = queue.stop();
    expect(await held()).toHaveLength(2);
    release();
    await Promise.all([stop, due]);
    expect(ends).toEqual(["finished", "finished"]);
    expect(await queue.attemptDue()).toBe(0);
    expect(tried).toHaveLength(2);
    expect(await held()).toEqual([]);
  });

  it.each([1, null])(
    "gives back the rows of attempts that it abandons when it stops (patience: %s)",
    async (patience) => {
      queue = open({ patience });
      attempt = (id) => {
        tried.push(id);
        return new Promise((_, reject) => queue.signal.addEventListener("abort", () => reject(new Error("abandoned"))));
      };
      const due = queue.attemptDue();
      await eventually(() => tried).toHaveLength(2);
      await queue.stop();
      expect(await held()).toEqual([]);
      expect(await due).toBe(2);
      attempt = async () => {};
      expect(await open({ db: openAgain(db) }).attemptDue()).toBe(2);
    },
  );

  it("holds no leases when it is stopped while it takes them", async () => {
    const [asked, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    limit = async (free) => {
      asked.resolve();
      await allowed.promise;
      return free;
    };
    const { ends, release } = hold();
    release();
    const due = queue.attemptDue();
    await asked.promise;
    const stop = queue.stop();
    allowed.resolve();
    await Promise.all([stop, due]);
    expect(ends).toEqual(["finished", "finished"]);
    expect(await held()).toEqual([]);
  });

  it("reports an attempt that failed, and continues with the others", async () => {
    const error = vi.spyOn(log, "error");
    attempt = async (id) => {
      if (tried.push(id) === 1) throw new Error("broken");
    };
    expect(await queue.attemptDue()).toBe(2);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lead: tried[0] }),
      "lead attempt broke off",
    );
    expect(await queue.attemptDue()).toBe(1);
  });
});
