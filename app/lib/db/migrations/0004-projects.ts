import { type ColumnDefinitionBuilder as Column, type Kysely, sql } from "kysely";
import { belongsTo, createIndexes, flag, isPostgres, key, required } from "./0001-schema/shapes";

/** The work that follows a yes: its items, the files of the customer, the versions that are shown, and who waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("projects")
    .addColumn("id", "text", key)
    .addColumn("quote_id", "text", (column) => column.unique())
    .addColumn("lead_id", "text")
    .addColumn("kind", "text", required)
    .addColumn("customer_name", "text", required)
    .addColumn("company", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("language", "text", required)
    .addColumn("state", "text", required)
    .addColumn("link_number", "integer", required)
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("agreed_at", "text", required)
    .addColumn("contact_due_at", "text", required)
    .addColumn("complete_at", "text")
    .addColumn("waiting_since", "text")
    .addColumn("pauses", "text", required)
    .addColumn("first_version_hours", "integer")
    .addColumn("live_days", "integer")
    .addColumn("moves", "text", required)
    .addColumn("first_version_due_at", "text")
    .addColumn("live_due_at", "text")
    .addColumn("site_url", "text")
    .addColumn("live_at", "text")
    .addColumn("next_reminder_at", "text")
    .addColumn("reminders", "integer", flag)
    .addColumn("version", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .execute();
  await createIndexes(db, "projects", {
    projects_by_state: ["state", "created_at", "id"],
    projects_by_lead: ["lead_id"],
    projects_by_reminder: ["next_reminder_at"],
  });
  await db.schema.createIndex("projects_by_address").on("projects").expression(sql`lower(email)`).execute();

  await db.schema
    .createTable("project_items")
    .addColumn("id", "text", key)
    .addColumn("project_id", "text", belongsTo("projects.id"))
    .addColumn("name", "text", required)
    .addColumn("title", "text")
    .addColumn("is_needed", "integer", flag)
    .addColumn("place", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("text", "text")
    .addColumn("reason", "text")
    .addColumn("given_by", "text")
    .addColumn("given_at", "text")
    .addColumn("version", "integer", required)
    .execute();
  await createIndexes(db, "project_items", { project_items_by_project: ["project_id", "place"] });

  await db.schema
    .createTable("project_versions")
    .addColumn("id", "text", key)
    .addColumn("project_id", "text", belongsTo("projects.id"))
    .addColumn("number", "integer", required)
    .addColumn("url", "text", required)
    .addColumn("note", "text")
    .addColumn("shown_at", "text", required)
    .addColumn("outcome", "text")
    .addColumn("reacted_by", "text")
    .addColumn("reacted_at", "text")
    .addColumn("text", "text")
    .addColumn("submission_id", "text")
    .addUniqueConstraint("project_versions_by_number", ["project_id", "number"])
    .execute();

  await db.schema
    .createTable("project_files")
    .addColumn("id", "text", key)
    .addColumn("project_id", "text", belongsTo("projects.id"))
    .addColumn("item_id", "text")
    .addColumn("version_id", "text")
    .addColumn("upload_id", "text", required)
    .addColumn("name", "text", required)
    .addColumn("type", "text", required)
    .addColumn("size", "bigint", required)
    .addColumn("sha256", "text", required)
    .addColumn("whole_at", "text")
    .addColumn("given_by", "text", required)
    .addColumn("created_at", "text", required)
    .addUniqueConstraint("project_files_by_upload", ["project_id", "upload_id"])
    .execute();

  await db.schema
    .createTable("project_file_parts")
    .addColumn("file_id", "text", belongsTo("project_files.id"))
    .addColumn("position", "bigint", required)
    .addColumn("size", "integer", required)
    .addColumn("content", isPostgres(db) ? "bytea" : "blob", (column: Column) => column.notNull())
    .addPrimaryKeyConstraint("project_file_parts_key", ["file_id", "position"])
    .execute();

  await db.schema
    .alterTable("waits")
    .addColumn("project_id", "text", (column) => column.references("projects.id").onDelete("cascade"))
    .execute();
  const isOpen = sql<boolean>`answered_at is null and dismissed_at is null`;
  await db.schema.createIndex("waits_of_project").on("waits").column("project_id").unique().where(isOpen).execute();
  await createIndexes(db, "waits", { waits_by_project: ["project_id"] });
}
