import type { Kysely } from "kysely";

/** Files with leads, and their rows until these are imported; from then on, which lead each has become. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_imports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("user_email", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("doing", "text", (column) => column.notNull())
    .addColumn("choices", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await db.schema.createIndex("lead_imports_due").on("lead_imports").columns(["state", "due_at"]).execute();

  await db.schema
    .createTable("lead_import_lines")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("import_id", "text", (column) => column.notNull().references("lead_imports.id").onDelete("cascade"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("cells", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("lead_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  const indexes = {
    lead_import_lines_in_order: ["import_id", "line"],
    lead_import_lines_by_outcome: ["import_id", "outcome", "line"],
    lead_import_lines_by_lead: ["lead_id"],
    lead_import_lines_by_time: ["created_at"],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on("lead_import_lines").columns(columns).execute();
  }
}
