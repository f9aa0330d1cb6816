import { type Kysely, sql } from "kysely";
import { createIndexes, key, lease, required } from "./0001-schema/shapes";

/** The checks of websites that visitors and the desk ask for, the sites that may not be looked at, and counts by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lease(
    db.schema
      .createTable("website_checks")
      .addColumn("id", "text", key)
      .addColumn("submission_id", "text", (column) => column.unique())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("url", "text", required)
      .addColumn("host", "text", required)
      .addColumn("language", "text", required)
      .addColumn("source", "text", required)
      .addColumn("lead_id", "text")
      .addColumn("follows", "text")
      .addColumn("state", "text", required)
      .addColumn("step", "text")
      .addColumn("reason", "text")
      .addColumn("seen_url", "text")
      .addColumn("title", "text")
      .addColumn("phone", "text")
      .addColumn("findings", "text", required)
      .addColumn("email", "text")
      .addColumn("email_at", "text")
      .addColumn("attempts", "integer", required)
      .addColumn("due_at", "text", required)
      .addColumn("created_at", "text", required)
      .addColumn("done_at", "text")
      .addColumn("expires_at", "text", required),
  ).execute();
  await createIndexes(db, "website_checks", {
    website_checks_due: ["state", "due_at"],
    website_checks_by_host: ["host", "created_at"],
    website_checks_by_followed: ["follows"],
    website_checks_by_lead: ["lead_id"],
    website_checks_by_end: ["expires_at"],
    website_checks_newest: ["created_at", "id"],
  });
  await db.schema.createIndex("website_checks_by_address").on("website_checks").expression(sql`lower(email)`).execute();

  await db.schema
    .createTable("website_check_refusals")
    .addColumn("host", "text", key)
    .addColumn("user_email", "text", required)
    .addColumn("created_at", "text", required)
    .execute();

  await db.schema
    .createTable("website_check_days")
    .addColumn("day", "text", key)
    .addColumn("checks", "integer", required)
    .execute();
}
