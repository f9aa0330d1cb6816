import type { Kysely } from "kysely";

/** What happened just now, for processes that PostgreSQL's notifications do not reach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("live_events")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("live_events_by_time").ifNotExists().on("live_events").column("at").execute();
}
