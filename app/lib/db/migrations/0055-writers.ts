import type { Kysely } from "kysely";

/** To whom somebody at the desk is writing a mail, and when they typed last; what of a mail its sender wrote themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("desk_pages").addColumn("writing_to", "text").execute();
  await db.schema.alterTable("desk_pages").addColumn("writing_at", "text").execute();
  await db.schema.alterTable("thread_messages").addColumn("own_text", "text").execute();
}
