import type { Kysely } from "kysely";

/** Which mails were erased with their person, as hashes: the mail server still has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erased_mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("erased_at", "text", (column) => column.notNull())
    .execute();
}
