import type { Kysely } from "kysely";

/** Finished configurations, and those that a visitor has had mailed to go on with later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("configurator_requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) => column.unique())
    .addColumn("body_digest", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("industry", "text")
    .addColumn("description", "text")
    .addColumn("website_type", "text")
    .addColumn("services", "text", (column) => column.notNull())
    .addColumn("timeline", "text")
    .addColumn("features", "text", (column) => column.notNull())
    .addColumn("preferred_contact", "text")
    .addColumn("budget", "text")
    .addColumn("price_lines", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attribution", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("configurator_requests_by_status")
    .on("configurator_requests")
    .columns(["status", "created_at", "id"])
    .execute();
  await db.schema
    .createIndex("configurator_requests_body_digest")
    .on("configurator_requests")
    .columns(["body_digest", "created_at"])
    .execute();

  await db.schema
    .createTable("configurator_drafts")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("configurator_drafts_expiry").on("configurator_drafts").columns(["expires_at"]).execute();
}
