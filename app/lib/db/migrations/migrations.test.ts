import { type KyselyPlugin, sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { createPostgresDatabase, dropPostgresDatabase } from "../../../../tests/support/postgres";
import { type DatabasePlace, type Db, isMigrated, isPostgres, migrate, openDatabase } from "../database.server";
import { migrations } from "./migrations";

const all = { ...migrations };
/** After how many statements migrations break off. */
const WHERE = [1, 4];

/**
 * As databases have noted them down: one that goes by another name would be run again, or keep the product from
 * starting. They do not change any more.
 */
const RELEASED = `
  0001-foundation 0002-requests-by-status 0003-unknown-paths 0004-attribution 0005-configurator-requests
  0006-conversations 0007-appointments 0008-subscribers 0009-consent-log 0010-leads 0011-meta-leads 0012-quotes
  0013-saved-views 0014-people 0015-privacy 0016-users 0017-push 0018-reports 0019-tools 0020-search-words 0021-alerts
  0022-live-events 0023-nouns-of-deeds 0024-mails-sent-again 0025-quote-views 0026-appointment-moves 0027-search-later
  0028-search-later-on-postgres 0029-forms-behind 0030-merges-undone 0031-taken-over 0032-newsletter-requests
  0033-tokens-left-out 0034-unanswered-mails 0035-desk-pages 0036-leads-of-requests 0037-people-looked-up
  0038-unread-indexes 0039-one-spelling 0040-numbers-join-nobody
`
  .trim()
  .split(/\s+/);

const AT = "2026-01-05T09:00:00.000Z";

/** Has the product know these migrations and no others, until the test is over. */
function know(known: typeof migrations): void {
  for (const name of Object.keys(migrations)) delete migrations[name];
  Object.assign(migrations, known);
}

/** The statement after this many fails. */
function failAfter(statements: number): KyselyPlugin {
  let made = 0;
  return {
    transformQuery: ({ node }) => {
      if (made++ === statements) throw new Error("broken off");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Those that others refer to come first. */
const REFERRED_TO = [
  "user",
  "people",
  "leads",
  "conversations",
  "subscribers",
  "push_devices",
  "lead_batches",
  "lead_imports",
  "letters",
];

async function tablesOf(db: Db) {
  const tables = await db.introspection.getTables();
  const isReferredTo = ({ name }: { name: string }) => Number(REFERRED_TO.includes(name));
  return (
    tables
      // Those that SQLite's search index is made of follow from the leads.
      .filter(({ name }) => !name.startsWith("lead_search"))
      .toSorted((one, other) => isReferredTo(other) - isReferredTo(one))
  );
}

/** Every table and index, and every row. */
async function everything(db: Db) {
  const tables = await tablesOf(db);
  const rows = await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(db, name)]));
  const indexes = isPostgres(db)
    ? sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`
    : sql`select name, sql from sqlite_master order by name, sql`;
  return { tables, indexes: (await indexes.execute(db)).rows, rows: Object.fromEntries(rows) };
}

const rowsOf = async (db: Db, table: string) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows;

/** Columns that refer to a table whose rows a migration makes. */
const MADE: Record<string, string> = {
  lead_id: "leads",
  person_id: "people",
  kept_id: "people",
  merged_id: "people",
  first_id: "people",
  second_id: "people",
};

/** What a migration empties is empty before it. */
const EMPTIED = ["before"];

/** Tables that a migration takes away. */
const GONE = ["live_events", "saved_views"];
/** Columns that a migration takes away, of which another table tells more. */
const MOVED: Record<string, string[]> = { leads: ["awaiting_since"] };

/** Puts a row in every table that has none. */
async function fill(db: Db): Promise<void> {
  for (const table of await tablesOf(db)) {
    if ((await rowsOf(db, table.name)).length > 0) continue;
    const values = table.columns.map(({ name, dataType }) => {
      const made = MADE[name];
      if (made) return sql`(select min(id) from ${sql.table(made)})`;
      if (EMPTIED.includes(name)) return "{}";
      return /int/i.test(dataType) ? 1 : /(_at|At|_until)$/.test(name) ? AT : "x";
    });
    const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table.name)} (${columns}) values (${sql.join(values)})`.execute(db);
  }
}

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

it("keeps the names of the migrations that have been released, in their order", () => {
  expect(Object.keys(all).slice(0, RELEASED.length)).toEqual(RELEASED);
});

describe.each(kinds)("the migrations ($name)", ({ make }) => {
  it("leave nothing of a new one that breaks off, wherever, and lose nothing of what was there", async () => {
    onTestFinished(() => know(all));
    const place = await make();
    const db = openDatabase(place);
    onTestFinished(() => db.destroy());
    const known: typeof migrations = {};
    for (const [name, migration] of Object.entries(all)) {
      const before = await everything(db);
      for (const statements of RELEASED.includes(name) ? [] : WHERE) {
        know({ ...known, [name]: { up: (tx) => migration.up(tx.withPlugin(failAfter(statements))) } });
        const problem = await migrate(place).catch((error: Error) => error.message);
        expect(["broken off", undefined]).toContain(problem);
        if (problem === undefined) break;
        expect(await everything(db)).toEqual(before);
      }
      known[name] = migration;
      know(known);
      await migrate(place);
      const after = await everything(db);
      for (const [table, rows] of Object.entries(before.rows)) {
        if (!(table in after.rows) && GONE.includes(table)) continue;
        const columns = after.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
        const isLost = ([name]: [string, unknown]) => MOVED[table]?.includes(name) && !columns.includes(name);
        const kept = (rows as object[]).map((row) =>
          Object.fromEntries(Object.entries(row).filter((each) => !isLost(each))),
        );
        expect(after.rows[table]).toMatchObject(kept);
      }
      await fill(db);
    }
    expect(await isMigrated(db)).toBe(true);
  }, 60_000);
});
