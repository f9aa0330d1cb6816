import type { Kysely } from "kysely";

/** A draft of the site keeps its form as it was typed. Those from before have only what could be published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("site_drafts").addColumn("fields", "text").execute();
}
