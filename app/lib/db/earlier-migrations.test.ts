import { CompiledQuery, sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { databasePlace, describeOnEachDatabase } from "../../../tests/support/databases";
import { TO_EARLIER_SCHEMA } from "../../../tests/support/earlier-schema";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { type Db, migrate } from "./database.server";
import { migrations } from "./migrations/migrations";
import { readyDatabase } from "./ready-database.server";

async function namesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function setNames(db: Db, names: string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-01')`.execute(db);
}

describeOnEachDatabase("a database that the earlier migrations have made", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
    for (const statement of TO_EARLIER_SCHEMA) await db.executeQuery(CompiledQuery.raw(statement));
    await db.insertInto("offer_requests").values(offerRequestRow()).execute();
  });

  it("is taken over at their end by processes that start at the same time, with its rows", async () => {
    await setNames(db, ["0001-foundation", "0068-live-dates", "0069-erased-mails"]);
    const before = await db.selectFrom("offer_requests").selectAll().execute();
    const place = databasePlace(db);
    await Promise.all([migrate(place), migrate(place), migrate(place)]);
    expect(await namesOf(db)).toEqual(Object.keys(migrations));
    expect(await db.selectFrom("offer_requests").selectAll().execute()).toEqual(before);
    expect(await db.selectFrom("mail_servers").selectAll().execute()).toEqual([]);
  });

  it("is refused before their end, with what to do, and stays as it is", async () => {
    const names = ["0001-foundation", "0068-live-dates"];
    await setNames(db, names);
    await expect(readyDatabase(db, databasePlace(db))).rejects.toThrow(
      "The database is of an older release (0068-live-dates), whose schema this one does not upgrade. Start the last " +
        "release that has the migration 0069-erased-mails once, and this one after it. Or name an empty database, or " +
        "restore a newer backup.",
    );
    expect(await namesOf(db)).toEqual(names);
  });

  it("is refused with a migration of a newer release, and stays as it is", async () => {
    const names = ["0001-foundation", "0069-erased-mails", "9999-later"];
    await setNames(db, names);
    await expect(readyDatabase(db, databasePlace(db))).rejects.toThrow(
      "The database is of a newer release, whose schema this one does not know (9999-later)",
    );
    expect(await namesOf(db)).toEqual(names);
  });
});
