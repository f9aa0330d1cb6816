import type { Db } from "~/lib/db/database.server";
import type { ConsentLogRow } from "~/lib/db/tables";

export async function insertConsent(db: Db, row: ConsentLogRow): Promise<void> {
  await db.insertInto("consent_log").values(row).execute();
}

/** How often a choice was made: these purposes (JSON), in this version of the question. */
export type ConsentCount = Pick<ConsentLogRow, "version" | "purposes"> & { count: number };

/** How often each choice was made from `from` to just before `until`. */
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
