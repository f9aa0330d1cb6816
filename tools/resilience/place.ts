import { Client } from "pg";
import { createPostgresDatabase, type PostgresServer, startPostgres } from "../../tests/support/postgres.ts";
import type { Product } from "../../tests/support/product.ts";
import { openDatabase } from "../../tests/support/product-database.ts";

/** A database that the product runs on. */
export interface Place {
  name: "SQLite" | "PostgreSQL" | "PostgreSQL behind PgBouncer";
  /** The settings that point the product at it. */
  env: NodeJS.ProcessEnv;
  /** Null on SQLite. */
  server: PostgresServer | null;
}

export async function onSqlite<T>(work: (place: Place) => Promise<T>): Promise<T> {
  return await work({ name: "SQLite", env: {}, server: null });
}

/** Works on a real PostgreSQL that keeps what it commits. */
export async function onPostgres<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const server = await startPostgres({ isDurable: true });
  try {
    return await work({ name: "PostgreSQL", env: { DATABASE_URL: await createPostgresDatabase(server.url) }, server });
  } finally {
    await server.stop();
  }
}

/** Queries or changes the database directly, past the product. */
export async function rowsOf<T>({ env }: Place, product: Product, query: string): Promise<T[]> {
  const connectionString = env.DATABASE_URL;
  if (connectionString === undefined) {
    using database = openDatabase(product);
    return database.prepare(query).all() as T[];
  }
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(query)).rows as T[];
  } finally {
    await client.end();
  }
}

/** The number of faults that SQLite finds in its own file. PostgreSQL checks its pages as it reads them. */
export async function damage(place: Place, product: Product): Promise<number> {
  if (place.env.DATABASE_URL !== undefined) return 0;
  const found = await rowsOf<{ integrity_check: string }>(place, product, "pragma integrity_check");
  const dangling = await rowsOf(place, product, "pragma foreign_key_check");
  return found.filter(({ integrity_check }) => integrity_check !== "ok").length + dangling.length;
}

/** SQLite overwrites its log again and again: as long as there is room in it, a full disk goes unnoticed. */
export function leaveNoRoomInLog(place: Place, product: Product): void {
  if (place.server) return;
  using database = openDatabase(product);
  database.exec("pragma wal_checkpoint(truncate)");
}
