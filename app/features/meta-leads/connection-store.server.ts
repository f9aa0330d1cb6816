import type { Db, Tx } from "~/lib/db/database.server";
import type { MetaConnectionRow } from "~/lib/db/tables/meta-tables";

export async function readConnection(db: Db | Tx): Promise<MetaConnectionRow> {
  return await db.selectFrom("meta_connection").selectAll().executeTakeFirstOrThrow();
}

export async function changeConnection(db: Db | Tx, changes: Partial<Omit<MetaConnectionRow, "id">>): Promise<void> {
  await db.updateTable("meta_connection").set(changes).execute();
}

/** False when that was known. */
export async function markToken(
  db: Db | Tx,
  { state, print, error }: { state: "valid" | "expired"; print: string; error: string | null },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable("meta_connection")
    .set({ token_state: state, token_print: print, token_since: at, token_checked_at: at, token_error: error })
    .where((eb) =>
      eb.or([eb("token_state", "!=", state), eb("token_print", "is", null), eb("token_print", "!=", print)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the check to one process per `interval` milliseconds. */
export async function claimTokenCheck(db: Db, now: Date, interval: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("meta_connection")
    .set({ token_checked_at: now.toISOString() })
    .where("token_checked_at", "<=", new Date(now.getTime() - interval).toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leads from this moment on are looked for: a process can now ask Meta for lists. */
export async function beginReconciling(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("meta_connection")
    .set({ reconciled_at: now.toISOString() })
    .where("reconciled_at", "is", null)
    .execute();
}

export async function claimReconciling(db: Db, now: Date, { before, lease }: { before: Date; lease: number }) {
  const { numUpdatedRows } = await db
    .updateTable("meta_connection")
    .set({ reconcile_until: new Date(now.getTime() + lease).toISOString() })
    .where("reconciled_at", "<=", before.toISOString())
    .where((eb) => eb.or([eb("reconcile_until", "is", null), eb("reconcile_until", "<=", now.toISOString())]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
