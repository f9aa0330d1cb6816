import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, describe, inject, onTestFinished } from "vitest";
import { type DatabasePlace, type Db, openDatabase } from "~/lib/db/database.server";
import { createPostgresDatabase, databaseName, databaseUrl, dropPostgresDatabase } from "./postgres";
import { PostgresRestorer } from "./postgres-restorer";

interface Kind {
  name: string;
  /** A migrated, empty database. */
  make: () => Promise<DatabasePlace>;
  /** Takes it back after a test. */
  giveBack: (place: DatabasePlace) => Promise<void>;
  /** Runs after the last test of a suite. */
  end: () => Promise<void>;
}

const sqlite: Kind = {
  name: "SQLite",
  make: async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "weef-test-"));
    await cp(inject("sqlite").template, dataDir, { recursive: true });
    return { dataDir };
  },
  giveBack: ({ dataDir }) => rm(dataDir, { recursive: true }),
  end: async () => {},
};

/**
 * PostgreSQL databases as tests have left them, for reuse: making one takes longer than most tests. The worker's next
 * files find them by their names.
 */
const free: string[] = [];
let taken = 0;
let restorer: PostgresRestorer | undefined;

const postgres: Kind = {
  name: "PostgreSQL",
  make: async () => {
    const { url, template, pristine } = inject("postgres");
    restorer ??= new PostgresRestorer(pristine);
    const name = free.pop() ?? `test_worker_${process.env.VITEST_POOL_ID}_${++taken}`;
    const address = databaseUrl(url, name);
    if (!(await restorer.restore(address))) {
      await dropPostgresDatabase(url, address);
      await createPostgresDatabase(url, template, name);
    }
    return { dataDir: "", databaseUrl: address };
  },
  giveBack: async ({ databaseUrl: address = "" }) => void free.push(databaseName(address)),
  end: async () => {
    await restorer?.close();
    restorer = undefined;
  },
};

const placeOf = new WeakMap<Db, DatabasePlace>();

/** A migrated, empty SQLite database of the test's own, closed after it: for all that has no SQL of its own. */
export function openFresh(): Promise<Db> {
  return openOn(sqlite);
}

/**
 * Runs the suite on SQLite and on PostgreSQL: for stores, queues, locks, search, and whatever else the two do
 * differently. Each call of `openFresh` returns a migrated, empty database of the test's own, closed after it.
 */
export function describeOnEachDatabase(name: string, define: (openFresh: () => Promise<Db>) => void): void {
  describeOn([sqlite, postgres], name, define);
}

/** The same on PostgreSQL alone, for what only happens with a database on a network. */
export function describeOnPostgres(name: string, define: (openFresh: () => Promise<Db>) => void): void {
  describeOn([postgres], name, define);
}

function describeOn(kinds: Kind[], name: string, define: (openFresh: () => Promise<Db>) => void): void {
  describe.each(kinds)(`${name} ($name)`, (kind) => {
    afterAll(kind.end);
    define(() => openOn(kind));
  });
}

async function openOn({ make, giveBack }: Kind): Promise<Db> {
  const place = await make();
  onTestFinished(() => giveBack(place));
  return open(place);
}

/** Opens the database of `db` a second time, as another process of the product would. Closed together with it. */
export function openAgain(db: Db): Db {
  return open(databasePlace(db));
}

/** The place of the database of `db`, for code that opens its own connections. */
export function databasePlace(db: Db): DatabasePlace {
  const place = placeOf.get(db);
  if (!place) throw new Error("This is no database of a test");
  return place;
}

function open(place: DatabasePlace): Db {
  const db = openDatabase(place);
  placeOf.set(db, place);
  onTestFinished(() => db.destroy());
  return db;
}

/** True if a session of this PostgreSQL waits for a lock that another transaction holds. */
export async function isSomebodyHeldUp(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
