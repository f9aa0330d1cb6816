import type { Db, Tx } from "~/lib/db/database.server";
import type { ThreadAttachmentRow, ThreadMessageRow } from "~/lib/db/tables/thread-tables";

export async function insertAttachments(tx: Tx, rows: readonly ThreadAttachmentRow[]): Promise<void> {
  for (const row of rows) await tx.insertInto("thread_attachments").values(row).execute();
}

/** With what came with it. */
export async function deleteFound(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("thread_attachments").where("message_id", "=", id).execute();
  await tx.deleteFrom("thread_messages").where("id", "=", id).execute();
}

const KNOWN = [
  "id",
  "person_id",
  "lead_id",
  "topic",
  "direction",
  "message_id",
  "in_reply_to",
  "sender",
  "subject",
  "sent_at",
  "email_id",
  "recipients",
  "copied",
  "returned",
  "is_unconfirmed",
] as const;
export type KnownMessage = Pick<ThreadMessageRow, (typeof KNOWN)[number]>;

/** Mails with one of these Message-IDs, the latest first. */
export async function messagesWith(db: Db, messageIds: readonly string[]): Promise<KnownMessage[]> {
  if (messageIds.length === 0) return [];
  return await db
    .selectFrom("thread_messages")
    .select(KNOWN)
    .where("message_id", "in", [...messageIds])
    .orderBy("sent_at", "desc")
    .execute();
}

export async function markReturned(
  tx: Tx,
  id: string,
  { returned, returned_detail }: Pick<ThreadMessageRow, "returned" | "returned_detail">,
): Promise<void> {
  await tx.updateTable("thread_messages").set({ returned, returned_detail }).where("id", "=", id).execute();
}

/** What comes with a mail, without its bytes. */
export type AttachmentHead = Omit<ThreadAttachmentRow, "content">;

export async function attachmentsOf(db: Db, messageIds: readonly string[]): Promise<AttachmentHead[]> {
  if (messageIds.length === 0) return [];
  return await db
    .selectFrom("thread_attachments")
    .select(["id", "message_id", "name", "type", "size"])
    .where("message_id", "in", [...messageIds])
    .orderBy("id")
    .execute();
}

export async function findAttachment(db: Db, id: string): Promise<ThreadAttachmentRow | undefined> {
  return await db.selectFrom("thread_attachments").selectAll().where("id", "=", id).executeTakeFirst();
}
