import type { Kysely } from "kysely";

/** The pages of the desk that somebody has before their eyes. `desk_presence`, a row per user, is for the release before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_pages")
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("page_id", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("desk_pages_key", ["user_id", "page_id"])
    .execute();
}
