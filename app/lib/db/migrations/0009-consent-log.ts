import type { Kysely } from "kysely";

/** What visitors allowed and refused, without who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("consent_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("purposes", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("consent_log_by_age").on("consent_log").column("created_at").execute();
}
