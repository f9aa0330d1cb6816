import type { Kysely } from "kysely";

/** A moment is given out once: `appointments_slot` says so, whatever the application thinks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("appointments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) => column.unique())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("subject", "text")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("attribution", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("cancelled_at", "text")
    .execute();
  await db.schema
    .createIndex("appointments_slot")
    .on("appointments")
    .column("starts_at")
    .unique()
    .where("status" as never, "=", "booked")
    .execute();
  await db.schema
    .createIndex("appointments_by_status")
    .on("appointments")
    .columns(["status", "starts_at", "id"])
    .execute();
}
