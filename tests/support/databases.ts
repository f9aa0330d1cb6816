import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, inject } from "vitest";
import { type DatabasePlace, type Db, migrate, openDatabase } from "~/lib/db/database.server";
import { createPostgresDatabase, dropPostgresDatabase } from "./postgres";

interface Kind {
  name: string;
  make: () => Promise<DatabasePlace>;
  remove: (place: DatabasePlace) => Promise<void>;
}

const sqlite: Kind = {
  name: "SQLite",
  make: async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "weef-test-"));
    await migrate({ dataDir });
    return { dataDir };
  },
  remove: ({ dataDir }) => rm(dataDir, { recursive: true }),
};

const postgres: Kind = {
  name: "PostgreSQL",
  make: async () => {
    const { url, template } = inject("postgres");
    return { dataDir: "", databaseUrl: await createPostgresDatabase(url, template) };
  },
  remove: async ({ databaseUrl = "" }) => dropPostgresDatabase(inject("postgres").url, databaseUrl),
};

const placeOf = new WeakMap<Db, DatabasePlace>();
const openNow = new Set<Db>();

/**
 * Runs the suite on SQLite and on PostgreSQL. `openFresh` makes a new, migrated, empty database at each call, inside a
 * test or a `beforeEach`; it is closed and removed after the test.
 */
export function describeOnEachDatabase(name: string, define: (openFresh: () => Promise<Db>) => void): void {
  describeOn([sqlite, postgres], name, define);
}

/** The same on PostgreSQL alone, for what only a database on a network does. */
export function describeOnPostgres(name: string, define: (openFresh: () => Promise<Db>) => void): void {
  describeOn([postgres], name, define);
}

function describeOn(kinds: Kind[], name: string, define: (openFresh: () => Promise<Db>) => void): void {
  describe.each(kinds)(`${name} ($name)`, ({ make, remove }) => {
    const places = new Set<DatabasePlace>();
    afterEach(async () => {
      await Promise.all([...openNow].map((db) => db.destroy()));
      openNow.clear();
      await Promise.all([...places].map(remove));
      places.clear();
    });
    define(async () => {
      const place = await make();
      places.add(place);
      return open(place);
    });
  });
}

/** Opens the database of `db` once more, as another process of the product would. Closed with it. */
export function openAgain(db: Db): Db {
  return open(databasePlace(db));
}

/** Where the database of `db` is, for what opens connections of its own. */
export function databasePlace(db: Db): DatabasePlace {
  const place = placeOf.get(db);
  if (!place) throw new Error("This database was not opened by describeOnEachDatabase");
  return place;
}

function open(place: DatabasePlace): Db {
  const db = openDatabase(place);
  placeOf.set(db, place);
  openNow.add(db);
  return db;
}
