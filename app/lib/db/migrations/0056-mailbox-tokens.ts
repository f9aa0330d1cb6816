import type { Kysely } from "kysely";

/** The latest refresh token of the owner's mail account, encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("mailbox_connection").addColumn("refresh_token", "text").execute();
}
