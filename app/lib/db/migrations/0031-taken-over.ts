import type { Kysely } from "kysely";

/** When a person took a conversation of the chat over last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("conversations").addColumn("attended_at", "text").execute();
}
