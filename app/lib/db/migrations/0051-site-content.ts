import type { Kysely } from "kysely";

/** What the desk changes of the site: every version of each value, and what is not public yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_changes")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("value", "text")
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("site_changes_primary", ["kind", "name", "language", "version"])
    .execute();
  await db.schema.createIndex("site_changes_by_version").on("site_changes").columns(["version"]).execute();

  await db.schema
    .createTable("site_drafts")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("base", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
