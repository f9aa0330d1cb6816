import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { MailboxConnectionRow, MailboxFolderRow, MailboxStrangerRow } from "~/lib/db/tables/mailbox-tables";
import { FREE, type Lease, leaseOf } from "~/platform/jobs/leases.server";

export type FolderRole = MailboxFolderRow["role"];

export async function readConnection(db: Db): Promise<MailboxConnectionRow> {
  return await db.selectFrom("mailbox_connection").selectAll().executeTakeFirstOrThrow();
}

export async function changeConnection(db: Db, changes: Partial<Omit<MailboxConnectionRow, "id">>): Promise<void> {
  await db.updateTable("mailbox_connection").set(changes).execute();
}

/** Records that mail comes in to this address (see `addressKey`). */
export async function recordAnswersTo(db: Db, address: string): Promise<void> {
  await db
    .updateTable("mailbox_connection")
    .set({ answers_to: address })
    .where((eb) => eb.or([eb("answers_to", "is", null), eb("answers_to", "!=", address)]))
    .execute();
}

/** Takes or renews the lease. False while another process has it. */
export async function lockMailbox(db: Db, lease: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mailbox_connection")
    .set(leaseOf(lease))
    .where((eb) =>
      eb.or([
        eb("lease_owner", "is", null),
        eb("lease_owner", "=", lease.owner),
        eb("lease_until", "<=", lease.now.toISOString()),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseMailbox(db: Db, owner: string): Promise<void> {
  await db.updateTable("mailbox_connection").set(FREE).where("lease_owner", "=", owner).execute();
}

/** Records since when what is wrong, or with null that nothing is. False when that was known. */
export async function recordTrouble(db: Db, trouble: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mailbox_connection")
    .set({ trouble, trouble_since: trouble === null ? null : now.toISOString() })
    .where((eb) =>
      trouble === null
        ? eb("trouble", "is not", null)
        : eb.or([eb("trouble", "is", null), eb("trouble", "!=", trouble)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listFolders(db: Db): Promise<MailboxFolderRow[]> {
  return await db.selectFrom("mailbox_folders").selectAll().orderBy("role").execute();
}

export async function findFolder(db: Db, role: FolderRole): Promise<MailboxFolderRow | undefined> {
  return await db.selectFrom("mailbox_folders").selectAll().where("role", "=", role).executeTakeFirst();
}

export async function saveFolder(db: Db, row: MailboxFolderRow): Promise<void> {
  await db
    .insertInto("mailbox_folders")
    .values(row)
    .onConflict((conflict) => conflict.column("role").doUpdateSet(row))
    .execute();
}

export async function changeFolder(
  db: Db,
  role: FolderRole,
  changes: Partial<Omit<MailboxFolderRow, "role">>,
): Promise<void> {
  await db.updateTable("mailbox_folders").set(changes).where("role", "=", role).execute();
}

/** False when this mail was found before, and perhaps dismissed: it then has its new place in the mailbox. */
export async function insertUnknownSender(tx: Tx, row: MailboxStrangerRow): Promise<boolean> {
  const { uid_validity, uid } = row;
  const { id } = await tx
    .insertInto("mailbox_strangers")
    .values(row)
    .onConflict((conflict) => conflict.column("message_key").doUpdateSet({ uid_validity, uid }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id === row.id;
}

/** The latest first. */
export async function listUnknownSenders(db: Db, limit: number): Promise<MailboxStrangerRow[]> {
  return await db
    .selectFrom("mailbox_strangers")
    .selectAll()
    .where("state", "=", "open")
    .orderBy("found_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function findUnknownSender(db: Db, id: string): Promise<MailboxStrangerRow | undefined> {
  return await db.selectFrom("mailbox_strangers").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, and nobody else takes it until the transaction ends. */
export async function lockUnknownSender(tx: Tx, id: string): Promise<MailboxStrangerRow | undefined> {
  return await tx
    .selectFrom("mailbox_strangers")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "open")
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** It stays until its week is over, so that it does not come back when the folder is read again. */
export async function dismissUnknownSender(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("mailbox_strangers").set({ state: "dismissed" }).where("id", "=", id).execute();
}

/** Milliseconds. */
const UNKNOWN_SENDERS_KEPT = 7 * 24 * 3_600_000;

/** Gives how many. */
export async function deleteOldUnknownSenders(db: Db, now: Date): Promise<number> {
  const moment = new Date(now.getTime() - UNKNOWN_SENDERS_KEPT);
  const { numDeletedRows } = await db
    .deleteFrom("mailbox_strangers")
    .where("found_at", "<", moment.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Asks for the mails of both folders from this moment on. */
export async function readOlderFrom(tx: Tx, from: Date): Promise<void> {
  await tx.updateTable("mailbox_folders").set({ older_from: from.toISOString(), older_uid: null }).execute();
}

export async function deskUsers(db: Db): Promise<{ id: string; email: string }[]> {
  return await db.selectFrom("user").select(["id", "email"]).execute();
}
