import type { Db, Tx } from "~/lib/db/database.server";
import type { AgendaBlockRow } from "~/lib/db/tables/tool-tables";
import type { Slot } from "../slots.server";

export async function insertBlock(tx: Tx, row: AgendaBlockRow): Promise<void> {
  await tx.insertInto("agenda_blocks").values(row).execute();
}

export async function findBlock(db: Db, id: string): Promise<AgendaBlockRow | undefined> {
  return await db.selectFrom("agenda_blocks").selectAll().where("id", "=", id).executeTakeFirst();
}

export type BlockedTime = Pick<AgendaBlockRow, "starts_at" | "ends_at" | "note">;

export async function findSameBlock(
  tx: Tx,
  { starts_at, ends_at, note }: BlockedTime,
): Promise<AgendaBlockRow | undefined> {
  return await tx
    .selectFrom("agenda_blocks")
    .selectAll()
    .where("starts_at", "=", starts_at)
    .where("ends_at", "=", ends_at)
    .where("note", note === null ? "is" : "=", note)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** `removedAt` null: puts it back. */
export async function setBlockRemoved(tx: Tx, id: string, removedAt: string | null): Promise<void> {
  await tx.updateTable("agenda_blocks").set({ removed_at: removedAt }).where("id", "=", id).execute();
}

/** Those in force that end after `from` (ISO-8601 UTC), in order of time. */
export async function listBlocks(db: Db, from: string): Promise<AgendaBlockRow[]> {
  return await db
    .selectFrom("agenda_blocks")
    .selectAll()
    .where("ends_at", ">", from)
    .where("removed_at", "is", null)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

export async function blockedTimes(db: Db, from: string): Promise<Slot[]> {
  return (await listBlocks(db, from)).map(({ starts_at, ends_at }) => ({ startsAt: starts_at, endsAt: ends_at }));
}

export async function deleteBlocksBefore(db: Db, moment: Date): Promise<void> {
  const before = moment.toISOString();
  await db
    .deleteFrom("agenda_blocks")
    .where((eb) => eb.or([eb("ends_at", "<", before), eb("removed_at", "<", before)]))
    .execute();
}
