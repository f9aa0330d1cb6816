import type { Db, Tx } from "~/lib/db/database.server";
import type { ThreadUploadRow } from "~/lib/db/tables/thread-tables";

/** Milliseconds: as long as a device keeps what was typed. */
const KEPT = 7 * 24 * 60 * 60_000;

/** Whoever writes has their own draft of a mail for each lead. */
export type DraftOf = Pick<ThreadUploadRow, "lead_id" | "user_id">;

export type UploadHead = Pick<ThreadUploadRow, "id" | "name" | "size">;

export async function insertUpload(tx: Tx, row: ThreadUploadRow): Promise<void> {
  await tx.insertInto("thread_uploads").values(row).execute();
}

export async function uploadsOf(db: Db, draft: DraftOf): Promise<UploadHead[]> {
  return await db
    .selectFrom("thread_uploads")
    .select(["id", "name", "size"])
    .where((eb) => eb.and({ ...draft }))
    .orderBy("id")
    .execute();
}

export async function deleteUpload(db: Db, draft: DraftOf, id: string): Promise<void> {
  await db
    .deleteFrom("thread_uploads")
    .where((eb) => eb.and({ ...draft, id }))
    .execute();
}

/** From a draft into the mail that was written. */
export async function attachUploads(tx: Tx, ids: readonly string[], messageId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto("thread_attachments")
    .columns(["id", "message_id", "name", "type", "size", "content"])
    .expression((eb) =>
      eb
        .selectFrom("thread_uploads")
        .select(({ val }) => ["id", val(messageId).as("message_id"), "name", "type", "size", "content"])
        .where("id", "in", [...ids]),
    )
    .execute();
  await tx
    .deleteFrom("thread_uploads")
    .where("id", "in", [...ids])
    .execute();
}

/** From a mail that was taken back into the draft. */
export async function returnUploads(
  tx: Tx,
  messageId: string,
  { lead_id, user_id, stored_at }: DraftOf & Pick<ThreadUploadRow, "stored_at">,
): Promise<void> {
  await tx
    .insertInto("thread_uploads")
    .columns(["id", "lead_id", "user_id", "name", "type", "size", "content", "stored_at"])
    .expression((eb) =>
      eb
        .selectFrom("thread_attachments")
        .select(({ val }) => [
          "id",
          val(lead_id).as("lead_id"),
          val(user_id).as("user_id"),
          "name",
          "type",
          "size",
          "content",
          val(stored_at).as("stored_at"),
        ])
        .where("message_id", "=", messageId),
    )
    .execute();
  await tx.deleteFrom("thread_attachments").where("message_id", "=", messageId).execute();
}

export async function deleteOldUploads(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("thread_uploads")
    .where("stored_at", "<", new Date(now.getTime() - KEPT).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
