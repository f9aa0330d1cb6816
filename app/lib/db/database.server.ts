import path from "node:path";
import { Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { replaceEarlierMigrations } from "./earlier-migrations.server";
import { type LockWaits, limitLockWaits, untilUnlocked } from "./lock-waits.server";
import { migrations } from "./migrations/migrations";
import { lockMigrations, openPostgres, type PostgresOptions } from "./postgres/postgres.server";
import { sqliteDialect } from "./sqlite/dialect.server";
import type { Tables } from "./tables/tables";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** PostgreSQL at `databaseUrl`; null: SQLite at `dataDir`/weef.db. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Connects at the first query. On PostgreSQL a query takes ten seconds at most, and at most `connections` run at the
 * same time.
 */
export function openDatabase(place: DatabasePlace, connections = 10): Db {
  return open(place, { isPatient: false, connections });
}

/**
 * One transaction: if it breaks off, nothing of it stays. A lock lets one process through, and the others wait for as
 * long as it takes. On PostgreSQL it retries for some minutes while others use the tables that it changes, then throws.
 * Throws a `StartProblem` if the database is of an older release than can be upgraded.
 */
export async function migrate(place: DatabasePlace, waits: LockWaits = {}): Promise<void> {
  const db = open(place, { isPatient: true, connections: 1 });
  try {
    const known = await migratorOf(db).getMigrations();
    // A read-only database will do if there is nothing to migrate.
    if (known.every(({ executedAt }) => executedAt)) return await migrateAll(db, { disableTransactions: true });
    const migrateOnce = (lockTimeout: number) =>
      db.transaction().execute(async (tx) => {
        if (isPostgres(tx)) {
          // Two processes might create the first table at the same time. SQLite has one writer anyway.
          await lockMigrations(tx);
          await limitLockWaits(tx, lockTimeout);
          // Fails where tables may not be created: Kysely would go on asking, and say only that it was refused.
          await tx.schema.createTable("may_be_made").execute();
          await tx.schema.dropTable("may_be_made").execute();
        }
        await replaceEarlierMigrations(tx);
        await migrateAll(tx);
      });
    await untilUnlocked(db, migrateOnce, waits);
  } finally {
    await db.destroy();
  }
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Throws when the database has had a migration that this release does not know. */
async function migrateAll(db: Db, options?: { disableTransactions: boolean }): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest(options);
  if (error) throw error;
}

function open({ dataDir, databaseUrl }: DatabasePlace, options: PostgresOptions): Db {
  if (databaseUrl) return openPostgres(databaseUrl, options);
  return new Kysely({ dialect: sqliteDialect(path.join(dataDir, "weef.db"), options) });
}

export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.keys(migrations).every((name) => applied.rows.some((row) => row.name === name));
}

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Locks until the transaction ends: transactions with equal keys run one after the other. SQLite has one writer anyway.
 */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
