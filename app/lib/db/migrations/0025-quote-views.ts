import type { Kysely } from "kysely";

/** When a customer had a quote in view for the first time, and for the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quotes").addColumn("first_viewed_at", "text").execute();
  await db.schema.alterTable("quotes").addColumn("last_viewed_at", "text").execute();
}
