import type { Kysely } from "kysely";

/**
 * What the owner arranges: replies of the assistant, times without appointments, and where old addresses lead. And what
 * the list of mails is read by: without these indexes it would go through every mail that was ever sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chat_rule_versions")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("edits", "text", (column) => column.notNull())
    .addColumn("change", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("agenda_blocks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .execute();
  await db.schema.createIndex("agenda_blocks_by_end").on("agenda_blocks").columns(["ends_at"]).execute();

  await db.schema
    .createTable("redirects")
    .addColumn("from_path", "text", (column) => column.primaryKey())
    .addColumn("to_path", "text", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("last_hit_at", "text")
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .execute();

  const byTime: Record<string, string[]> = {
    outbox_by_time: ["created_at", "id"],
    outbox_by_state: ["state", "created_at", "id"],
    // Holds all that a search looks at, so that it need not read the mails themselves.
    outbox_by_recipient: ["recipient", "state", "created_at", "id"],
  };
  for (const [name, columns] of Object.entries(byTime)) {
    await db.schema.createIndex(name).on("outbox").columns(columns).execute();
  }
}
