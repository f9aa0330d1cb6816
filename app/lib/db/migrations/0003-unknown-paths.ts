import type { Kysely } from "kysely";

/** The public addresses that were asked for and did not exist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unknown_paths")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("first_seen_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .execute();
}
