import { sql } from "kysely";
import type { Db } from "./database.server";

/** Throws when the database cannot be used now. */
export async function probe(db: Db): Promise<void> {
  await sql`select 1 from rate_limits where 1 = 0`.execute(db);
}
