import { type Kysely, sql } from "kysely";

/** A review is asked a week after the site goes live: those that were to be asked after the yes wait for that date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("leads").addColumn("live_on", "text").execute();
  await sql`update reviews set state = 'waiting', lease_owner = null, lease_until = null where state = 'queued'`.execute(
    db,
  );
}
