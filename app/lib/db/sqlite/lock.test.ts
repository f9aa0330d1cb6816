import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { offerRequestRow } from "../../../../tests/support/offer-requests";
import { type Db, migrate, openDatabase } from "../database.server";

describe("a lock that another process holds", () => {
  let dataDir: string;
  let db: Db;
  let other: DatabaseSync;

  beforeEach(async () => {
    dataDir = freshFolder();
    await migrate({ dataDir });
    db = openDatabase({ dataDir });
    other = new DatabaseSync(path.join(dataDir, "weef.db"));
    other.exec("begin immediate");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });

  afterEach(async () => {
    vi.useRealTimers();
    other.close();
    await db.destroy();
  });

  const insert = () => db.insertInto("offer_requests").values(offerRequestRow()).execute();
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => "stored",
      (error: { errcode: number }) => error.errcode,
    );

  it("is waited for, while reading goes on", async () => {
    const stored = outcome(insert());
    await vi.advanceTimersByTimeAsync(3_000);
    other.exec("rollback");
    await vi.advanceTimersByTimeAsync(200);
    expect(await stored).toBe("stored");
    expect(await db.selectFrom("offer_requests").select("id").execute()).toHaveLength(1);
  });

  it("is waited for once by all who queue, not by one after the other", async () => {
    const outcomes = Promise.all([outcome(insert()), outcome(insert()), outcome(insert())]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await outcomes).toEqual([5, 5, 5]);
  });

  it("is waited for anew when it comes back later", async () => {
    const first = outcome(insert());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await first).toBe(5);
    await vi.advanceTimersByTimeAsync(60_000);
    const second = outcome(insert());
    await vi.advanceTimersByTimeAsync(3_000);
    other.exec("rollback");
    await vi.advanceTimersByTimeAsync(200);
    expect(await second).toBe("stored");
  });

  it("is not in the way of a start that has nothing to change", async () => {
    await migrate({ dataDir });
  });
});

describe("a file of SQLite that is not migrated", () => {
  it("is migrated once another process lets go of it, however late", async () => {
    const place = { dataDir: freshFolder() };
    const other = new DatabaseSync(path.join(place.dataDir, "weef.db"));
    other.exec("pragma journal_mode=WAL; begin immediate");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const migrated = migrate(place);
    await vi.advanceTimersByTimeAsync(60_000);
    other.close();
    await vi.advanceTimersByTimeAsync(200);
    await migrated;
  });
});
