import type { Kysely } from "kysely";

/** Files that were chosen for a mail that has not been sent yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("thread_uploads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("stored_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("thread_uploads_by_lead").on("thread_uploads").columns(["lead_id", "user_id"]).execute();
  await db.schema.createIndex("thread_uploads_by_time").on("thread_uploads").column("stored_at").execute();
}
