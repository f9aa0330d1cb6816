import type { Kysely } from "kysely";

/** The log of what is deleted when it may no longer be kept, and the log of the desk by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("retention_rounds")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("lease_until", "text", (column) => column.notNull())
    .addColumn("deleted", "text", (column) => column.notNull())
    .addColumn("problem", "text")
    .execute();
  const indexes = {
    retention_rounds_newest: ["retention_rounds", "started_at", "id"],
    audit_log_newest: ["audit_log", "at", "id"],
    audit_log_by_user: ["audit_log", "user_email", "at", "id"],
  };
  for (const [name, [table = "", ...columns]] of Object.entries(indexes)) {
    await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
  }
}
