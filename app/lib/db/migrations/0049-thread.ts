import type { Kysely } from "kysely";

/** Personal mails to and from people, with what was attached to them, and what the users of the desk end theirs with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("thread_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("direction", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("in_reply_to", "text")
    .addColumn("references", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("sender_name", "text", (column) => column.notNull())
    .addColumn("recipients", "text", (column) => column.notNull())
    .addColumn("copied", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text")
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addColumn("stored_at", "text", (column) => column.notNull())
    .addColumn("user_id", "text")
    .addColumn("email_id", "text")
    .addColumn("is_automatic", "integer", (column) => column.notNull())
    .addColumn("is_forged", "integer", (column) => column.notNull())
    .addColumn("remarks", "text", (column) => column.notNull())
    .addColumn("returned", "text")
    .addColumn("returned_detail", "text")
    .addUniqueConstraint("thread_messages_once", ["person_id", "message_id"])
    .execute();
  await db.schema
    .createIndex("thread_messages_by_person")
    .on("thread_messages")
    .columns(["person_id", "sent_at"])
    .execute();
  await db.schema.createIndex("thread_messages_by_lead").on("thread_messages").column("lead_id").execute();
  await db.schema.createIndex("thread_messages_by_message").on("thread_messages").column("message_id").execute();
  await db.schema
    .createTable("thread_attachments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("thread_attachments_by_message").on("thread_attachments").column("message_id").execute();
  await db.schema
    .createTable("user_signatures")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
}
