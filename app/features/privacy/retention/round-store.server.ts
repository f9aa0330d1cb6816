import type { Db, Tx } from "~/lib/db/database.server";
import type { RetentionRoundRow } from "~/lib/db/tables/desk-tables";

export async function insertRound(tx: Tx, row: RetentionRoundRow): Promise<void> {
  await tx.insertInto("retention_rounds").values(row).execute();
}

export async function listRounds(db: Db, limit: number): Promise<RetentionRoundRow[]> {
  return await newestFirst(db).limit(limit).execute();
}

export async function lastRound(db: Db, moment: Date): Promise<RetentionRoundRow | undefined> {
  return await newestFirst(db).where("started_at", "<=", moment.toISOString()).limit(1).executeTakeFirst();
}

function newestFirst(db: Db) {
  return db.selectFrom("retention_rounds").selectAll().orderBy("started_at", "desc").orderBy("id", "desc");
}

/** False if it is not running (any more). */
export async function renewRound(
  db: Db,
  id: string,
  progress: Pick<RetentionRoundRow, "lease_until" | "deleted">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("retention_rounds")
    .set(progress)
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endRound(
  db: Db,
  id: string,
  end: Partial<RetentionRoundRow> & Pick<RetentionRoundRow, "state" | "ended_at" | "problem">,
): Promise<void> {
  await db.updateTable("retention_rounds").set(end).where("id", "=", id).where("state", "=", "running").execute();
}
