import type { Db, Tx } from "~/lib/db/database.server";
import { byAlphabet } from "~/lib/db/distinct-values.server";
import type { LeadBatchRow, LeadBatchStepRow } from "~/lib/db/tables/desk-tables";

export async function forgetBatches(db: Db, since: Date): Promise<void> {
  await db.deleteFrom("lead_batches").where("created_at", "<", since.toISOString()).execute();
}

export async function insertBatch(tx: Tx, batch: LeadBatchRow, steps: readonly LeadBatchStepRow[]): Promise<void> {
  await tx.insertInto("lead_batches").values(batch).execute();
  if (steps.length > 0) {
    await tx
      .insertInto("lead_batch_steps")
      .values([...steps])
      .execute();
  }
}

export async function findBatch(
  db: Db,
  { id, user_id }: Pick<LeadBatchRow, "id" | "user_id">,
): Promise<LeadBatchRow | undefined> {
  return await db
    .selectFrom("lead_batches")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
}

export async function stepsOf(db: Db, batchId: string): Promise<LeadBatchStepRow[]> {
  return await db
    .selectFrom("lead_batch_steps")
    .selectAll()
    .where("batch_id", "=", batchId)
    .orderBy("lead_id")
    .execute();
}

/** False if it already was. */
export async function markUndone(tx: Tx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("lead_batches")
    .set({ undone_at: at })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countUndone(tx: Tx, id: string, undone: number): Promise<void> {
  await tx.updateTable("lead_batches").set({ undone }).where("id", "=", id).execute();
}

export async function namesOf(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const named = await db
    .selectFrom("leads")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return named.sort((one, other) => byAlphabet(one.name, other.name));
}
