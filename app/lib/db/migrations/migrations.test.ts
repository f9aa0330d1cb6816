import { type Kysely, sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { databasePlace, describeOnEachDatabase } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { offerRequestRow } from "../../../../tests/support/offer-requests";
import { createPostgresDatabase, dropPostgresDatabase } from "../../../../tests/support/postgres";
import { type DatabasePlace, type Db, isMigrated, migrate, openDatabase } from "../database.server";
import { migrations } from "./migrations";

const LATER = "9999-later";

/** A migration that changes the schema and the rows, then breaks off. */
async function breakOff(tx: Kysely<unknown>): Promise<void> {
  await tx.schema.createTable("later").addColumn("id", "text").execute();
  await tx.schema.alterTable("offer_requests").addColumn("later", "text").execute();
  await sql`update offer_requests set name = 'changed'`.execute(tx);
  throw new Error("broken off");
}

function addMigration(up: (tx: Kysely<unknown>) => Promise<void>): void {
  migrations[LATER] = { up };
  onTestFinished(() => {
    delete migrations[LATER];
  });
}

const tablesOf = (db: Db) => db.introspection.getTables({ withInternalKyselyTables: true });
const requestsOf = (db: Db) => db.selectFrom("offer_requests").selectAll().execute();

const kinds = [
  { name: "SQLite", make: async (): Promise<DatabasePlace> => ({ dataDir: freshFolder() }) },
  {
    name: "PostgreSQL",
    make: async (): Promise<DatabasePlace> => {
      const { url } = inject("postgres");
      const databaseUrl = await createPostgresDatabase(url);
      onTestFinished(() => dropPostgresDatabase(url, databaseUrl));
      return { dataDir: "", databaseUrl };
    },
  },
];

describe.each(kinds)("an empty database ($name)", ({ make }) => {
  it("stays empty if a migration breaks off, and has all tables after the next start", async () => {
    const place = await make();
    const db = openDatabase(place);
    onTestFinished(() => db.destroy());
    addMigration(breakOff);
    await expect(migrate(place)).rejects.toThrow("broken off");
    expect(await tablesOf(db)).toEqual([]);
    addMigration(async () => {});
    await migrate(place);
    expect(await isMigrated(db)).toBe(true);
    expect(await requestsOf(db)).toEqual([]);
  });
});

describeOnEachDatabase("a database in use", (openFresh) => {
  it("keeps its tables and rows if a new migration breaks off", async () => {
    const db = await openFresh();
    await db.insertInto("offer_requests").values(offerRequestRow()).execute();
    const before = [await tablesOf(db), await requestsOf(db)];
    addMigration(breakOff);
    await expect(migrate(databasePlace(db))).rejects.toThrow("broken off");
    expect([await tablesOf(db), await requestsOf(db)]).toEqual(before);
    expect(await isMigrated(db)).toBe(false);
  });
});
