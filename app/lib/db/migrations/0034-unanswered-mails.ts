import type { Kysely } from "kysely";

/** Whether the mail server had the whole of a mail at its last attempt, and did not say in time whether it takes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("is_unanswered", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
