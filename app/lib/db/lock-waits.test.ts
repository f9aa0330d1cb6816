import { type Kysely, sql } from "kysely";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { databasePlace, describeOnPostgres, isSomebodyHeldUp, openAgain } from "../../../tests/support/databases";
import { type Db, isMigrated, migrate } from "./database.server";
import { migrations } from "./migrations/migrations";
import { readyDatabase } from "./ready-database.server";

const LATER = "9999-later";

describeOnPostgres("a migration of a table that somebody reads in a long transaction", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
    migrations[LATER] = {
      up: async (tx: Kysely<unknown>) => {
        await tx.schema.alterTable("leads").addColumn("later", "text").execute();
      },
    };
    onTestFinished(() => {
      delete migrations[LATER];
    });
  });

  /** Reads leads, as `pg_dump` does. Returns how to end that. */
  async function readLong(): Promise<() => Promise<void>> {
    const reader = openAgain(db);
    const read = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const reading = reader.transaction().execute(async (tx) => {
      await sql`set local application_name = 'pg_dump'`.execute(tx);
      await tx.selectFrom("leads").select("id").execute();
      read.resolve();
      await end.promise;
    });
    await read.promise;
    return async () => {
      end.resolve();
      await reading;
    };
  }

  it("is tried again until that has ended; between the tries others get at the table", async () => {
    const endReading = await readLong();
    const warn = vi.fn();
    const tries: number[] = [];
    await migrate(databasePlace(db), {
      log: { warn },
      lockTimeout: 100,
      pause: async (milliseconds) => {
        tries.push(milliseconds);
        expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
        if (tries.length === 4) await endReading();
      },
    });
    expect(await isMigrated(db)).toBe(true);
    expect(tries).toEqual([5_000, 10_000, 20_000, 30_000]);
    const usedBy = [{ pid: expect.any(Number), name: "pg_dump", since: expect.any(Date) }];
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ usedBy, nextInMs: 5_000 });
  });

  it("is given up when that does not end, and says so to whoever starts the product", async () => {
    const endReading = await readLong();
    const waits = { lockTimeout: 100, patience: 0 };
    await expect(readyDatabase(db, databasePlace(db), waits)).rejects.toThrow(
      "The database cannot be brought to the schema of this release: others have used its tables for too long " +
        "(canceling statement due to lock timeout). See in the log which, and start again once that backup or " +
        "transaction has ended.",
    );
    await endReading();
    expect(await isMigrated(db)).toBe(false);
  });

  it("waits as long as it takes for another process that migrates", async () => {
    const other = openAgain(db);
    const pause = vi.fn(async () => {});
    let migrating: Promise<void> | undefined;
    await other.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx);
      migrating = migrate(databasePlace(db), { lockTimeout: 1, pause });
      await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      await sql`select pg_sleep(0.05)`.execute(tx);
    });
    await migrating;
    expect(pause).not.toHaveBeenCalled();
    expect(await isMigrated(db)).toBe(true);
  });
});
