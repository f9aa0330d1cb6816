import { type Kysely, sql } from "kysely";

/** What visitors and whoever answers them say to each other in the chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("attendance", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("last_line_at", "text", (column) => column.notNull())
    .addColumn("last_seq", "integer", (column) => column.notNull())
    .addColumn("last_visitor_seq", "integer", (column) => column.notNull())
    .addColumn("owner_read_seq", "integer", (column) => column.notNull())
    .addColumn("last_person_seq", "integer", (column) => column.notNull())
    .addColumn("last_person_at", "text")
    .addColumn("mailed_seq", "integer", (column) => column.notNull())
    .addColumn("visitor_seen_seq", "integer", (column) => column.notNull())
    .addColumn("visitor_last_seen_at", "text", (column) => column.notNull())
    .addColumn("contact_name", "text")
    .addColumn("contact_email", "text")
    .addColumn("contact_phone", "text")
    .addColumn("contact_confirmed_at", "text")
    .addColumn("contact_method", "text")
    .addColumn("contact_method_at", "text")
    .execute();
  await db.schema.createIndex("conversations_newest").on("conversations").columns(["last_line_at", "id"]).execute();
  await db.schema
    .createIndex("conversations_confirmed")
    .on("conversations")
    .columns(["contact_confirmed_at", "id"])
    .execute();
  // Few of many: what the owner has not read, and what may have to be mailed.
  await db.schema
    .createIndex("conversations_unread")
    .on("conversations")
    .columns(["last_line_at"])
    .where(sql<boolean>`last_visitor_seq > owner_read_seq`)
    .execute();
  await db.schema
    .createIndex("conversations_answered")
    .on("conversations")
    .columns(["last_person_at"])
    .where(sql<boolean>`last_person_seq > mailed_seq and last_person_seq > visitor_seen_seq`)
    .execute();

  await db.schema
    .createTable("conversation_lines")
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversations.id").onDelete("cascade"),
    )
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("asks", "text")
    .addColumn("asks_answer", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("conversation_lines_pk", ["conversation_id", "seq"])
    .addUniqueConstraint("conversation_lines_once", ["conversation_id", "id"])
    .execute();
}
