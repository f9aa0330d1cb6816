import type { Kysely } from "kysely";

/** What is known of who sent a mail, of what a relay calls it, and of what the mailbox is able to tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("thread_messages")
    .addColumn("is_unconfirmed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("outbox")
    .addColumn("is_refused", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("outbox").addColumn("relay_id", "text").execute();
  await db.schema
    .createIndex("outbox_relay_id")
    .on("outbox")
    .column("relay_id")
    .where("relay_id", "is not", null)
    .execute();
  await db.schema.alterTable("mailbox_connection").addColumn("unverified_at", "text").execute();
  await db.schema.alterTable("mailbox_connection").addColumn("answers_to", "text").execute();
}
