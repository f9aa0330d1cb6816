import { sql } from "kysely";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { RedirectRow } from "~/lib/db/tool-tables";

/** Serialises changes of the redirects until the transaction ends. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await lockKey(tx, "redirects");
}

/** The redirects in effect, sorted by address. */
export async function listRedirects(db: Db): Promise<RedirectRow[]> {
  return await db.selectFrom("redirects").selectAll().where("removed_at", "is", null).orderBy("from_path").execute();
}

/** The redirect of an address, even if removed. */
export async function findRedirect(db: Db, from: string): Promise<RedirectRow | undefined> {
  return await db.selectFrom("redirects").selectAll().where("from_path", "=", from).executeTakeFirst();
}

/** Stores a redirect, in place of any other at its address. */
export async function putRedirect(tx: Tx, row: RedirectRow): Promise<void> {
  await tx.deleteFrom("redirects").where("from_path", "=", row.from_path).execute();
  await tx.insertInto("redirects").values(row).execute();
}

/** Removes a redirect, or restores it (`removedAt` null). */
export async function setRemoved(tx: Tx, from: string, removedAt: string | null): Promise<void> {
  await tx.updateTable("redirects").set({ removed_at: removedAt }).where("from_path", "=", from).execute();
}

/** Adds how often each was followed. */
export async function addRedirectHits(tx: Tx, hits: ReadonlyMap<string, number>, now: Date): Promise<void> {
  // In a fixed order, so that two processes do not deadlock.
  for (const [from, count] of [...hits].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await tx
      .updateTable("redirects")
      .set({ hits: sql<number>`hits + ${count}`, last_hit_at: now.toISOString() })
      .where("from_path", "=", from)
      .execute();
  }
}

/** Deletes for good what was removed before `moment`. */
export async function deleteRemovedRedirects(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("redirects").where("removed_at", "<", moment.toISOString()).execute();
}
