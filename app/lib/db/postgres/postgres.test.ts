import { sql } from "kysely";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { databasePlace, describeOnPostgres, openAgain } from "../../../../tests/support/databases";
import { createPostgresDatabase, dropPostgresDatabase } from "../../../../tests/support/postgres";
import { notifyChannel } from "../channel.server";
import { type Db, isMigrated, migrate, openDatabase } from "../database.server";
import { isDatabaseAway, isUnstorable } from "../database-errors.server";

describeOnPostgres("a connection that breaks", (openFresh) => {
  it("is told to its query, and to nobody else", async () => {
    const db = await openFresh();
    const failing = sql`select pg_sleep(5)`.execute(db).catch((error: unknown) => error);
    const other = openAgain(db);
    await expect.poll(() => endSleepers(other)).toBe(1);
    expect(isDatabaseAway(await failing)).toBe(true);
    const works = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
    await expect.poll(works).toBe(true);
  });
});

async function endSleepers(db: Db): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`.execute(db);
  return rows.length;
}

describeOnPostgres("a word to other processes", (openFresh) => {
  it("waits for no disk, and what its connection commits after it does", async () => {
    const db = openDatabase(databasePlace(await openFresh()), 1);
    onTestFinished(() => db.destroy());
    await sql`set synchronous_commit = on`.execute(db);
    await notifyChannel(db, "hello");
    expect((await sql`show synchronous_commit`.execute(db)).rows).toEqual([{ synchronous_commit: "on" }]);
  });
});

describeOnPostgres("what no column holds", (openFresh) => {
  it("is known as such: a text with a NUL, a number that is too high, or none", async () => {
    const db = await openFresh();
    const findQuote = (changes: { id?: string; version?: number }) =>
      db
        .selectFrom("quotes")
        .select("id")
        .where((eb) => eb.and(changes))
        .execute()
        .catch((error: unknown) => error);
    for (const asked of [{ id: "a\0b" }, { version: 2 ** 31 }, { version: Number.NaN }])
      expect(isUnstorable(await findQuote(asked)), JSON.stringify(asked)).toBe(true);
    expect(isUnstorable(new Error("failed"))).toBe(false);
  });
});

it("migrates however long another process holds it up", async () => {
  const { url: server } = inject("postgres");
  const place = { dataDir: "", databaseUrl: await createPostgresDatabase(server) };
  const holder = openDatabase(place);
  onTestFinished(async () => {
    await holder.destroy();
    await dropPostgresDatabase(server, place.databaseUrl);
  });
  // Every change of the schema notes the limit that it runs under, and waits for the one who holds lock 1.
  await sql`create table limits (setting text)`.execute(holder);
  await sql`create function hold_up() returns event_trigger language plpgsql as $$ begin
    insert into limits values (current_setting('statement_timeout'));
    perform pg_advisory_xact_lock(1);
  end $$`.execute(holder);
  await sql`create event trigger hold_up on ddl_command_start execute function hold_up()`.execute(holder);

  let migrating = Promise.resolve();
  await holder.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    migrating = migrate(place);
    while (!(await isSomebodyHeldUp(tx)));
    await vi.advanceTimersByTimeAsync(60_000);
  });
  await migrating;
  expect(await isMigrated(holder)).toBe(true);
  const { rows } = await sql`select distinct setting from limits`.execute(holder);
  expect(rows).toEqual([{ setting: "0" }]);
});

it("is migrated by three processes that start at the same time, and by one of them", async () => {
  const { url: server } = inject("postgres");
  const place = { dataDir: "", databaseUrl: await createPostgresDatabase(server) };
  const db = openDatabase(place);
  onTestFinished(async () => {
    await db.destroy();
    await dropPostgresDatabase(server, place.databaseUrl);
  });
  await Promise.all([migrate(place), migrate(place), migrate(place)]);
  expect(await isMigrated(db)).toBe(true);
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(new Set(applied.rows.map(({ name }) => name)).size).toBe(applied.rows.length);
  const held = await sql`
    select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory'`.execute(db);
  expect(held.rows).toEqual([]);
});

async function isSomebodyHeldUp(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(db);
  return rows.length > 0;
}
