import type { Kysely } from "kysely";

/** The files of pictures that the desk has uploaded for the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_pictures")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
