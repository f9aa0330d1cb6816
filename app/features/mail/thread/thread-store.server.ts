import { sql } from "kysely";
import { ownWords } from "~/features/mail/mailbox/quoted-text";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ThreadAttachmentRow, ThreadMessageRow, ThreadUploadRow } from "~/lib/db/tables/thread-tables";

export type NewMessage = Omit<ThreadMessageRow, "own_text">;

/** False when it is there already. */
export async function insertMessage(tx: Tx, row: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("thread_messages")
    .values({ ...row, own_text: row.origin === "desk" ? row.text : ownWords(row.text) })
    .onConflict((conflict) => conflict.columns(["person_id", "message_id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findMessage(db: Db, id: string): Promise<ThreadMessageRow | undefined> {
  return await db.selectFrom("thread_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findMailed(db: Db, emailId: string): Promise<ThreadMessageRow | undefined> {
  return await db.selectFrom("thread_messages").selectAll().where("email_id", "=", emailId).executeTakeFirst();
}

const LATEST_FIRST = sql`sent_at desc, direction, stored_at desc, id desc`;

/**
 * The latest mail of this person that is such a one, or the latest of all. Dates have whole seconds: of one moment, the mail of
 * the person is the later one, and then the one that was stored later.
 */
export async function latestMessage(
  db: Db,
  personId: string,
  which: Partial<Pick<ThreadMessageRow, "topic" | "is_automatic" | "lead_id">> = {},
): Promise<ThreadMessageRow | undefined> {
  return await db
    .selectFrom("thread_messages")
    .selectAll()
    .where((eb) => eb.and({ person_id: personId, is_unconfirmed: 0, ...which }))
    .orderBy(LATEST_FIRST)
    .limit(1)
    .executeTakeFirst();
}

const HAS_ARRIVED = sql<boolean>`(returned is null or returned <> 'bounce')`;

/** Our mails to this person that count as answers. */
function answersTo(db: Db, personId: string) {
  return db
    .selectFrom("thread_messages")
    .where("person_id", "=", personId)
    .where("direction", "=", "out")
    .where("is_automatic", "=", 0)
    .where("is_unconfirmed", "=", 0)
    .where(HAS_ARRIVED);
}

/** True if we wrote to this person after `at` (ISO-8601 UTC), or in answer to the mail `messageId`. */
export async function isAnswered(
  db: Db,
  personId: string,
  { at, messageId }: { at: string; messageId: string },
): Promise<boolean> {
  const found = await answersTo(db, personId)
    .select("id")
    .where((eb) => eb.or([eb("sent_at", ">", at), eb("in_reply_to", "=", messageId)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The last moment between these two at which we wrote to this person (ISO-8601 UTC); null if we did not. */
export async function latestWritten(
  db: Db,
  personId: string,
  { after, before }: { after: string; before: string },
): Promise<string | null> {
  const { at } = await answersTo(db, personId)
    .select((eb) => eb.fn.max("sent_at").as("at"))
    .where("sent_at", ">", after)
    .where("sent_at", "<", before)
    .executeTakeFirstOrThrow();
  return at;
}

const HEAD = [
  "id",
  "person_id",
  "lead_id",
  "topic",
  "direction",
  "origin",
  "message_id",
  "in_reply_to",
  "sender",
  "sender_name",
  "recipients",
  "copied",
  "subject",
  "sent_at",
  "user_id",
  "email_id",
  "is_automatic",
  "is_forged",
  "is_unconfirmed",
  "returned",
  "returned_detail",
] as const;

/** A mail without its content. */
export type ThreadHead = Pick<ThreadMessageRow, (typeof HEAD)[number]>;

/** The latest first. */
export async function headsOf(db: Db, personId: string, limit: number): Promise<ThreadHead[]> {
  return await db
    .selectFrom("thread_messages")
    .select(HEAD)
    .where("person_id", "=", personId)
    .orderBy(LATEST_FIRST)
    .limit(limit)
    .execute();
}

/** Mails with one of these Message-IDs, the latest first. */
export async function messagesWith(db: Db, messageIds: readonly string[]): Promise<ThreadHead[]> {
  if (messageIds.length === 0) return [];
  return await db
    .selectFrom("thread_messages")
    .select(HEAD)
    .where("message_id", "in", [...messageIds])
    .orderBy("sent_at", "desc")
    .execute();
}

/** The texts of these mails, without what they quote. */
export async function textsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("thread_messages")
    .select((eb) => ["id", "own_text", eb.case().when("own_text", "is", null).then(eb.ref("text")).end().as("text")])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, own_text, text }) => [id, own_text ?? ownWords(text ?? "")]));
}

/** The moments at which mails to this person went out since `at` (ISO-8601 UTC), wherever they were written. */
export async function mailsSince(db: Db, personId: string, at: string): Promise<string[]> {
  const sent = await db
    .selectFrom("thread_messages as m")
    .leftJoin("outbox", "outbox.id", "m.email_id")
    .select("m.sent_at")
    .where("m.person_id", "=", personId)
    .where("m.direction", "=", "out")
    .where("m.is_automatic", "=", 0)
    .where("m.is_unconfirmed", "=", 0)
    .where("m.sent_at", ">=", at)
    .where(HAS_ARRIVED)
    .where((eb) => eb.or([eb("outbox.state", "is", null), eb("outbox.state", "=", "sent")]))
    .execute();
  return sent.map(({ sent_at }) => sent_at);
}

export async function changeMessage(
  tx: Tx,
  id: string,
  changes: Partial<Pick<ThreadMessageRow, "sent_at" | "returned" | "returned_detail">>,
): Promise<void> {
  await tx.updateTable("thread_messages").set(changes).where("id", "=", id).execute();
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("thread_attachments").where("message_id", "=", id).execute();
  await tx.deleteFrom("thread_messages").where("id", "=", id).execute();
}

/** The mails of these leads go along, but those that `to` has too: a mail to both is in both threads. */
export async function moveMessages(tx: Tx, leadIds: readonly string[], from: string, to: string): Promise<void> {
  if (leadIds.length === 0 || from === to) return;
  await tx
    .updateTable("thread_messages")
    .set({ person_id: to })
    .where("lead_id", "in", [...leadIds])
    .where("person_id", "=", from)
    .where("message_id", "not in", (eb) =>
      eb.selectFrom("thread_messages as other").select("other.message_id").where("other.person_id", "=", to),
    )
    .execute();
}

export async function insertAttachments(tx: Tx, rows: readonly ThreadAttachmentRow[]): Promise<void> {
  for (const row of rows) await tx.insertInto("thread_attachments").values(row).execute();
}

/** An attachment without its bytes. */
type AttachmentHead = Omit<ThreadAttachmentRow, "content">;

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

export async function filesMailed(db: Db, emailId: string): Promise<ThreadAttachmentRow[]> {
  return await db
    .selectFrom("thread_attachments as a")
    .innerJoin("thread_messages as m", "m.id", "a.message_id")
    .selectAll("a")
    .where("m.email_id", "=", emailId)
    .orderBy("a.id")
    .execute();
}

/** Milliseconds: as long as a device keeps what was typed. */
const KEPT = 7 * 24 * 60 * 60_000;

/** Each user has a draft of their own for each lead. */
type DraftOf = Pick<ThreadUploadRow, "lead_id" | "user_id">;

type UploadHead = Pick<ThreadUploadRow, "id" | "name" | "size">;

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

/** Moves files of a draft into the mail that was written. */
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

/** Moves the files of a mail that was taken back into the draft. */
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
