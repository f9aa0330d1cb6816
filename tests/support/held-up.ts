import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";

/** True if a session of this PostgreSQL waits for a lock that another transaction holds. */
export async function isSomebodyHeldUp(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
