import type { Db, Tx } from "~/lib/db/database.server";
import type { ConfiguratorDraftRow } from "~/lib/db/tables";

export async function insertDraft(tx: Tx, row: ConfiguratorDraftRow): Promise<void> {
  await tx.insertInto("configurator_drafts").values(row).execute();
}

/** The draft of this token hash; undefined when there is none that still counts at `now`. */
export async function findDraft(db: Db, tokenHash: string, now: Date): Promise<ConfiguratorDraftRow | undefined> {
  return await db
    .selectFrom("configurator_drafts")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Deletes the drafts whose time is over at `now`. */
export async function deleteExpiredDrafts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("configurator_drafts").where("expires_at", "<=", now.toISOString()).execute();
}
