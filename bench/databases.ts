import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { type DatabasePlace, migrate } from "~/lib/db/database.server";
import { createPostgresDatabase, startPostgres } from "../tests/support/postgres";

/**
 * What PostgreSQL does by itself within minutes after much was written (autovacuum); SQLite has nothing like it. However
 * long it takes: the product's own connections are less patient.
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
