import type { Kysely } from "kysely";

/** What keeps the product from its work, and when its owner was last told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("alerts")
    .ifNotExists()
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("told_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addUniqueConstraint("alerts_key", ["cause", "place"])
    .execute();
}
