import type { Kysely } from "kysely";

/** Takes away the indexes that no question goes by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("subscribers_newest").execute();
  await db.schema.dropIndex("saved_views_by_user").execute();
}
