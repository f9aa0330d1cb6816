import { type Kysely, sql } from "kysely";

/** A merge that was undone keeps nothing of what the two people had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update person_merges set ${sql.ref("before")} = '{}' where undone_at is not null`.execute(db);
}
