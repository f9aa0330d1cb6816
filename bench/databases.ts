import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { type DatabasePlace, migrate } from "~/lib/db/database.server";
import { createPostgresDatabase, startPostgres } from "../tests/support/postgres";

/** 16 MB each. */
const LOG_FILES = 192;

/**
 * Does what PostgreSQL does by itself within minutes of many writes (autovacuum); SQLite has nothing like it. Waits for
 * as long as it takes: the product's own connections are less patient.
 */
export async function vacuum({ databaseUrl }: DatabasePlace): Promise<void> {
  if (!databaseUrl) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/**
 * Gives PostgreSQL as many log files (WAL) to reuse as a section writes. Without them it makes a new one each second
 * under load, and all commits wait for some 50 ms meanwhile.
 */
export async function reuseLogFiles(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A checkpoint removes whatever exceeds these sizes.
    for (const size of ["min_wal_size", "max_wal_size"]) await client.query(`alter system set ${size} = '3GB'`);
    await client.query("select pg_reload_conf()");
    for (let file = 0; file < LOG_FILES; file += 1) {
      await client.query("select pg_logical_emit_message(true, 'bench', 'in the next file')");
      await client.query("select pg_switch_wal()");
    }
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
}

/** Runs `work` on a fresh, migrated SQLite file and on a fresh database of a real PostgreSQL, one after the other. */
export async function onEachDatabase<T>(work: (name: string, place: DatabasePlace) => Promise<T>): Promise<T[]> {
  return [await onSqlite(work), await onPostgres(work)];
}

async function onSqlite<T>(work: (name: string, place: DatabasePlace) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "weef-bench-"));
  try {
    await migrate({ dataDir });
    return await work("SQLite", { dataDir });
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function onPostgres<T>(work: (name: string, place: DatabasePlace) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "weef-bench-"));
  const server = await startPostgres();
  try {
    const place = { dataDir, databaseUrl: await createPostgresDatabase(server.url) };
    await migrate(place);
    return await work("PostgreSQL", place);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}
