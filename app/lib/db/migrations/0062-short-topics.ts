import { type Kysely, sql } from "kysely";

/** Topics have the length that an answer can carry too: those from before are found by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update thread_messages set topic = trim(substr(topic, 1, 70)) where length(topic) > 70`.execute(db);
}
