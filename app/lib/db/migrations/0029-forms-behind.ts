import type { Kysely } from "kysely";

/** Up to when those forms at Meta were gone through that could not be read with the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("meta_connection")
    .addColumn("reconcile_behind", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
