import type { Kysely } from "kysely";

/** What customers are asked to say of us, once each, and what they said. Those that are to be asked are a queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reviews")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().unique().references("leads.id").onDelete("cascade"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("won_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("asked_at", "text")
    .addColumn("stars", "integer")
    .addColumn("words", "text")
    .addColumn("name", "text")
    .addColumn("consent", "text")
    .addColumn("given_at", "text")
    .addColumn("answer", "text")
    .addColumn("answered_at", "text")
    .addColumn("hidden_reason", "text")
    .execute();
  await db.schema.createIndex("reviews_due").on("reviews").columns(["state", "due_at", "id"]).execute();
  await db.schema.createIndex("reviews_by_given").on("reviews").columns(["given_at", "id"]).execute();
}
