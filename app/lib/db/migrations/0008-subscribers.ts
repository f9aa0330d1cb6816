import type { Kysely } from "kysely";

/** Who gets the newsletter, with the proof that they asked for it, and the links that they were mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscribers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("requested_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .addColumn("reminded_at", "text")
    .execute();
  await db.schema.createIndex("subscribers_by_state").on("subscribers").columns(["state", "requested_at"]).execute();

  await db.schema
    .createTable("subscriber_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("subscriber_id", "text", (column) => column.notNull().references("subscribers.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .execute();
  await db.schema
    .createIndex("subscriber_links_by_subscriber")
    .on("subscriber_links")
    .columns(["subscriber_id", "purpose"])
    .execute();
}
