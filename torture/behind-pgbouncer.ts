import { startPgBouncer } from "../tests/support/pgbouncer.ts";
import { createPostgresDatabase } from "../tests/support/postgres.ts";
import type { Place } from "./place.ts";

/** Works on another database of the same PostgreSQL, through a pooler that shares connections between transactions. */
export async function behindPgBouncer({ server }: Place, work: (pooled: Place) => Promise<void>): Promise<void> {
  if (!server) throw new Error("A pooler needs a PostgreSQL");
  const pooler = await startPgBouncer(await createPostgresDatabase(server.url));
  try {
    await work({ name: "PostgreSQL behind PgBouncer", env: { DATABASE_URL: pooler.url }, server });
  } finally {
    await pooler.stop();
  }
}
