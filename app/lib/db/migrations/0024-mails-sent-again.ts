import type { Kysely } from "kysely";

/** Since when a mail that was given up is queued again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("owed_again_at", "text").execute();
}
