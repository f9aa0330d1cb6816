import type { Kysely } from "kysely";

/**
 * How far the owner's mailbox has been read, and what came in it from people who are not
 * known: sender, subject and date, and where it stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mailbox_connection")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("connected_at", "text")
    .addColumn("seen_at", "text")
    .addColumn("trouble", "text")
    .addColumn("trouble_since", "text")
    .execute();
  await db
    .insertInto("mailbox_connection" as never)
    .values({ id: "mailbox" } as never)
    .execute();
  await db.schema
    .createTable("mailbox_folders")
    .addColumn("role", "text", (column) => column.primaryKey())
    .addColumn("account", "text", (column) => column.notNull())
    .addColumn("path", "text")
    .addColumn("uid_validity", "text")
    .addColumn("last_uid", "integer", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("older_from", "text")
    .addColumn("older_uid", "integer")
    .addColumn("seen_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("mailbox_strangers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_key", "text", (column) => column.notNull().unique())
    .addColumn("uid_validity", "text", (column) => column.notNull())
    .addColumn("uid", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("sender_name", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addColumn("found_at", "text", (column) => column.notNull())
    .addColumn("likely_person_id", "text")
    .execute();
  await db.schema
    .createIndex("mailbox_strangers_by_time")
    .on("mailbox_strangers")
    .columns(["found_at", "id"])
    .execute();
  await db.schema.createIndex("mailbox_strangers_by_sender").on("mailbox_strangers").column("sender").execute();
  await db.schema.alterTable("leads").addColumn("awaiting_since", "text").execute();
}
