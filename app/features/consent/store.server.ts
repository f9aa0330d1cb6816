import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { ConsentLogRow } from "~/lib/db/tables";

export async function insertConsent(db: Db, row: ConsentLogRow): Promise<void> {
  await db.insertInto("consent_log").values(row).execute();
}

/** How often each choice was made since `from`, by the hour (ISO-8601 UTC up to the hour), version and purposes (JSON). */
export async function countConsents(db: Db, from: Date) {
  const rows = await db
    .selectFrom("consent_log")
    .select((eb) => [
      sql<string>`substr(created_at, 1, 13)`.as("hour"),
      "version",
      "purposes",
      eb.fn.countAll().as("count"),
    ])
    .where("created_at", ">=", from.toISOString())
    .groupBy(["hour", "version", "purposes"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
