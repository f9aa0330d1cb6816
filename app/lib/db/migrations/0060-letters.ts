import type { Kysely } from "kysely";

/** Letters to the readers of the newsletter, of which those that are being sent are a queue, and who has got which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("letters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("subject_nl", "text", (column) => column.notNull())
    .addColumn("body_nl", "text", (column) => column.notNull())
    .addColumn("subject_en", "text", (column) => column.notNull())
    .addColumn("body_en", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("started_at", "text")
    .addColumn("ended_at", "text")
    .execute();
  await db.schema.createIndex("letters_due").on("letters").columns(["state", "due_at", "id"]).execute();
  await db.schema
    .createTable("letter_mails")
    .addColumn("letter_id", "text", (column) => column.notNull().references("letters.id").onDelete("cascade"))
    .addColumn("subscriber_id", "text", (column) => column.notNull().references("subscribers.id").onDelete("cascade"))
    .addColumn("mail_id", "text", (column) => column.notNull().unique())
    .addColumn("enqueued_at", "text", (column) => column.notNull())
    .addColumn("returned_at", "text")
    .addPrimaryKeyConstraint("letter_mails_once", ["letter_id", "subscriber_id"])
    .execute();
  await db.schema.createIndex("letter_mails_by_subscriber").on("letter_mails").column("subscriber_id").execute();
}
