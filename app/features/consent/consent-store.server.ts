import type { Db } from "~/lib/db/database.server";
import type { ConsentLogRow } from "~/lib/db/tables/tables";

export async function insertConsent(db: Db, row: ConsentLogRow): Promise<void> {
  await db.insertInto("consent_log").values(row).execute();
}

export type ConsentCount = Pick<ConsentLogRow, "version" | "purposes"> & { count: number };

export async function countConsents(db: Db, { from, until }: { from: Date; until: Date }): Promise<ConsentCount[]> {
  const rows = await db
    .selectFrom("consent_log")
    .select((eb) => ["version", "purposes", eb.fn.countAll().as("count")])
    .where("created_at", ">=", from.toISOString())
    .where("created_at", "<", until.toISOString())
    .groupBy(["version", "purposes"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
