import { tmpdir } from "node:os";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { listRounds } from "./round-store.server";
import { runRound } from "./run-round.server";

const HOUR = 3_600_000;

describeOnEachDatabase("a round of deleting", (openFresh) => {
  let db: Db;
  let time: Date;
  beforeEach(async () => {
    db = await openFresh();
    time = new Date("2026-11-21T03:00:00.000Z");
  });

  const run = (by: typeof anna | null = null, more: { db?: Db; abandon?: AbortSignal } = {}) =>
    runRound(
      {
        db,
        log: createLog("silent"),
        now: () => time,
        dataDir: tmpdir(),
        abandon: new AbortController().signal,
        ...more,
      },
      by,
    );
  const later = (hours: number) => {
    time = new Date(time.getTime() + hours * HOUR);
  };
  const rounds = () => listRounds(db, 10);

  it("runs once a day, across restarts and processes, and reports what it deleted", async () => {
    await storeOffer(db, { created_at: "2024-01-01T00:00:00.000Z" });
    const both = await Promise.all([run(), run(null, { db: openAgain(db) })]);
    expect(both.map(({ outcome }) => outcome).filter((outcome) => outcome === "done")).toHaveLength(1);
    expect((await run()).outcome).toBe("early");
    later(23.9);
    expect((await run()).outcome).toBe("early");
    later(0.1);
    expect((await run()).outcome).toBe("done");
    const [, first] = await rounds();
    expect(first).toMatchObject({ cause: "daily", state: "done", problem: null, ended_at: "2026-11-21T03:00:00.000Z" });
    expect(JSON.parse(first?.deleted ?? "")).toMatchObject({ leads: 1, offer_requests: 1, people: 1 });
  });

  it("runs again at once if the clock of the last one was far ahead and has been corrected", async () => {
    later(24 * 365);
    expect((await run()).outcome).toBe("done");
    later(-24 * 365);
    expect((await run()).outcome).toBe("done");
    expect((await run()).outcome).toBe("early");
  });

  it("runs for the owner at any time, which is logged", async () => {
    await run();
    expect((await run(anna)).outcome).toBe("done");
    expect((await rounds()).map(({ cause }) => cause).sort()).toEqual(["daily", "owner"]);
    const auditEntries = await db.selectFrom("audit_log").select(["action", "user_email"]).execute();
    expect(auditEntries).toEqual([{ action: "retention.run", user_email: anna.email }]);
  });

  it("is reported when it failed, and followed by another after an hour", async () => {
    const stopped = new AbortController();
    stopped.abort();
    await storeOffer(db, { status: "spam", created_at: "2024-01-01T00:00:00.000Z" });
    expect((await run(null, { abandon: stopped.signal })).outcome).toBe("failed");
    const [failed] = await rounds();
    expect(failed).toMatchObject({ state: "failed", problem: "The process ended before the round did." });
    expect(JSON.parse(failed?.deleted ?? "")).toMatchObject({ leads: 1 });
    later(0.9);
    expect((await run()).outcome).toBe("early");
    later(0.2);
    expect((await run()).outcome).toBe("done");
  });

  it("is taken over when its process has died", async () => {
    const lease_until = new Date(time.getTime() + HOUR / 12).toISOString();
    await db
      .insertInto("retention_rounds")
      .values({
        id: "died",
        cause: "daily",
        state: "running",
        started_at: time.toISOString(),
        ended_at: null,
        lease_until,
        deleted: "{}",
        problem: null,
      })
      .execute();
    expect((await run(anna)).outcome).toBe("busy");
    expect((await run()).outcome).toBe("early");
    later(1);
    expect((await run()).outcome).toBe("done");
    expect((await rounds()).map(({ id, state }) => id === "died" && state)).toEqual([false, "failed"]);
  });
});
