import type { Kysely } from "kysely";

/** Takes away the events that processes once read as rows: they hear each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("live_events").execute();
}
