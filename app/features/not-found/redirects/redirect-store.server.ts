import { sql } from "kysely";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { RedirectRow } from "~/lib/db/tables/tool-tables";

export async function lockRedirects(tx: Tx): Promise<void> {
  await lockKey(tx, "redirects");
}

export async function listRedirects(db: Db): Promise<RedirectRow[]> {
  return await db.selectFrom("redirects").selectAll().where("removed_at", "is", null).orderBy("from_path").execute();
}

/** Finds a removed one too. */
export async function findRedirect(db: Db, from: string): Promise<RedirectRow | undefined> {
  return await db.selectFrom("redirects").selectAll().where("from_path", "=", from).executeTakeFirst();
}

export async function putRedirect(tx: Tx, row: RedirectRow): Promise<void> {
  await tx.deleteFrom("redirects").where("from_path", "=", row.from_path).execute();
  await tx.insertInto("redirects").values(row).execute();
}

/** `removedAt` null restores it. */
export async function setRemoved(tx: Tx, from: string, removedAt: string | null): Promise<void> {
  await tx.updateTable("redirects").set({ removed_at: removedAt }).where("from_path", "=", from).execute();
}

export async function addRedirectHits(tx: Tx, hits: ReadonlyMap<string, number>, now: Date): Promise<void> {
  // A fixed order keeps two processes from a deadlock.
  for (const [from, count] of [...hits].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await tx
      .updateTable("redirects")
      .set({ hits: sql<number>`hits + ${count}`, last_hit_at: now.toISOString() })
      .where("from_path", "=", from)
      .execute();
  }
}

export async function deleteRemovedRedirects(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("redirects").where("removed_at", "<", moment.toISOString()).execute();
}
