import type { Db, Tx } from "~/lib/db/database.server";
import type { ConfiguratorStepRow } from "~/lib/db/tables/desk-tables";
import type { ConfiguratorDraftRow } from "~/lib/db/tables/tables";

export async function insertDraft(tx: Tx, row: ConfiguratorDraftRow): Promise<void> {
  await tx.insertInto("configurator_drafts").values(row).execute();
}

export async function findDraft(db: Db, tokenHash: string, now: Date): Promise<ConfiguratorDraftRow | undefined> {
  return await db
    .selectFrom("configurator_drafts")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export async function addStepCounts(db: Db, reached: readonly Omit<ConfiguratorStepRow, "visits">[]): Promise<void> {
  await db
    .insertInto("configurator_steps")
    .values(reached.map((step) => ({ ...step, visits: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "mode", "step"])
        .doUpdateSet((eb) => ({ visits: eb("configurator_steps.visits", "+", 1) })),
    )
    .execute();
}

export async function deleteExpiredDrafts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("configurator_drafts")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
