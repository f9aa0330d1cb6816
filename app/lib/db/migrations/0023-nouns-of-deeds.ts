import { type Kysely, sql } from "kysely";

/** What was done at the desk, by what it was done to: the part of an action before its verb ("lead."). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("audit_log_by_noun")
    .ifNotExists()
    .on("audit_log")
    .expression(sql`rtrim(action, 'abcdefghijklmnopqrstuvwxyz-'), at, id`)
    .execute();
}
