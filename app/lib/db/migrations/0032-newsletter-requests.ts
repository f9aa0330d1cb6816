import type { Kysely } from "kysely";

/** What a link that confirms was asked for with: it becomes the proof only once it is followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("subscriber_links").addColumn("request", "text").execute();
}
