import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { isPgBouncerInstalled, startPgBouncer } from "../../../tests/support/pgbouncer";
import { createPostgresDatabase, dropPostgresDatabase } from "../../../tests/support/postgres";
import { Channel, notifyChannel } from "./channel.server";
import { isMigrated, lockKey, migrate, openDatabase } from "./database.server";

describe.runIf(isPgBouncerInstalled())("behind a pooler that shares connections between transactions", () => {
  async function openPooled() {
    const { url: server } = inject("postgres");
    const direct = await createPostgresDatabase(server);
    const pooler = await startPgBouncer(direct);
    const place = { dataDir: "", databaseUrl: pooler.url };
    const db = openDatabase(place);
    onTestFinished(async () => {
      await db.destroy();
      await pooler.stop();
      await dropPostgresDatabase(server, direct);
    });
    return { db, place };
  }

  it("is migrated by several processes at once, and leaves no lock behind", async () => {
    const { db, place } = await openPooled();
    await Promise.all([migrate(place), migrate(place), migrate(place)]);
    expect(await isMigrated(db)).toBe(true);
    const { rows } = await sql`
      select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("works without limits at the server, in many transactions at once", async () => {
    const { db, place } = await openPooled();
    await migrate(place);
    const add = (n: number) =>
      db.transaction().execute(async (tx) => {
        await lockKey(tx, "rates");
        const { points } = await tx
          .selectFrom("rate_limits")
          .select("points")
          .where("key", "=", "a")
          .executeTakeFirstOrThrow();
        await tx
          .updateTable("rate_limits")
          .set({ points: points + n })
          .where("key", "=", "a")
          .execute();
      });
    await db.insertInto("rate_limits").values({ key: "a", points: 0, expire: null }).execute();
    await Promise.all(Array.from({ length: 40 }, () => add(1)));
    expect(await db.selectFrom("rate_limits").select("points").executeTakeFirst()).toEqual({ points: 40 });
  });

  it("is known as a place where nothing is heard", async () => {
    const { db, place } = await openPooled();
    const heard: string[] = [];
    const state = await new Promise<string>((resolve) => {
      const channel = new Channel({
        connectionString: place.databaseUrl,
        db,
        echo: 300,
        onText: (text) => heard.push(text),
        onHearing: () => resolve("hearing"),
        onDeaf: () => resolve("deaf"),
        onBreak: (error) => resolve(error.message),
      });
      onTestFinished(() => channel.stop());
      channel.start();
    });
    await notifyChannel(db, ["hello"]);
    expect([state, heard]).toEqual(["deaf", []]);
  });
});
