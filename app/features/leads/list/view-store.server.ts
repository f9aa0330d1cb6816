import type { Db, Tx } from "~/lib/db/database.server";
import type { SavedViewRow } from "~/lib/db/tables/desk-tables";

export async function viewsFor(db: Db, userId: string): Promise<SavedViewRow[]> {
  return await db
    .selectFrom("saved_views")
    .selectAll()
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("is_shared", "=", 1)]))
    .execute();
}

/** Including deleted ones. */
export async function allViews(db: Db): Promise<SavedViewRow[]> {
  return await db.selectFrom("saved_views").selectAll().execute();
}

export async function dropViews(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("saved_views")
    .where("id", "in", [...ids])
    .execute();
}

/** Deleted or not. */
export async function findView(db: Db, id: string): Promise<SavedViewRow | undefined> {
  return await db.selectFrom("saved_views").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertView(tx: Tx, row: SavedViewRow): Promise<void> {
  await tx.insertInto("saved_views").values(row).execute();
}

export async function updateView(tx: Tx, id: string, change: Partial<SavedViewRow>): Promise<void> {
  await tx.updateTable("saved_views").set(change).where("id", "=", id).execute();
}

export async function forgetViews(db: Db, since: Date): Promise<void> {
  await db.deleteFrom("saved_views").where("deleted_at", "<", since.toISOString()).execute();
}
