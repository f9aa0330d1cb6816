import type { Kysely } from "kysely";

/** A bookmark keeps the address of a list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("saved_views").execute();
}
