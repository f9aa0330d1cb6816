import type { Db, Tx } from "~/lib/db/database.server";
import type { SavedViewRow } from "~/lib/db/desk-tables";

/** The views that this user sees: their own, and those that others share. */
export async function viewsFor(db: Db, userId: string): Promise<SavedViewRow[]> {
  return await db
    .selectFrom("saved_views")
    .selectAll()
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("is_shared", "=", 1)]))
    .execute();
}

/** Every view of everybody, including deleted ones. */
export async function allViews(db: Db): Promise<SavedViewRow[]> {
  return await db.selectFrom("saved_views").selectAll().execute();
}

/** Deletes these views from the database for good. */
export async function dropViews(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("saved_views")
    .where("id", "in", [...ids])
    .execute();
}

/** A view, deleted or not. */
export async function findView(db: Db, id: string): Promise<SavedViewRow | undefined> {
  return await db.selectFrom("saved_views").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertView(tx: Tx, row: SavedViewRow): Promise<void> {
  await tx.insertInto("saved_views").values(row).execute();
}

export async function updateView(tx: Tx, id: string, change: Partial<SavedViewRow>): Promise<void> {
  await tx.updateTable("saved_views").set(change).where("id", "=", id).execute();
}

/** Forgets what was deleted before `since`. */
export async function forgetViews(db: Db, since: Date): Promise<void> {
  await db.deleteFrom("saved_views").where("deleted_at", "<", since.toISOString()).execute();
}
