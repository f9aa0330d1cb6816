import { sql } from "kysely";
import { ownWords } from "~/features/mail/mailbox/quoted-text";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ThreadAttachmentRow, ThreadMessageRow } from "~/lib/db/tables/thread-tables";

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

export async function filesMailed(db: Db, emailId: string): Promise<ThreadAttachmentRow[]> {
  return await db
    .selectFrom("thread_attachments as a")
    .innerJoin("thread_messages as m", "m.id", "a.message_id")
    .selectAll("a")
    .where("m.email_id", "=", emailId)
    .orderBy("a.id")
    .execute();
}

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
    .orderBy("sent_at", "desc")
    .orderBy("direction")
    .orderBy("stored_at", "desc")
    .orderBy("id", "desc")
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

/** Whether we wrote to this person after `at` (ISO-8601 UTC), or in answer to the mail `messageId`. */
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

/** Whether we wrote to this person after the first moment and before the second (ISO-8601 UTC). */
export async function isWrittenBetween(db: Db, personId: string, from: string, before: string): Promise<boolean> {
  const found = await answersTo(db, personId)
    .select("id")
    .where("sent_at", ">", from)
    .where("sent_at", "<", before)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** When we last wrote to this person within a second, such as `2026-11-28T09:00:00`; null if we did not. */
export async function latestWritten(db: Db, personId: string, second: string): Promise<string | null> {
  const { at } = await answersTo(db, personId)
    .select((eb) => eb.fn.max("sent_at").as("at"))
    .where("sent_at", ">=", second)
    .where("sent_at", "<=", `${second}.999Z`)
    .executeTakeFirstOrThrow();
  return at;
}

const HEAD = [
  "id",
  "lead_id",
  "direction",
  "origin",
  "message_id",
  "sender",
  "sender_name",
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

/** A mail without what it says. */
export type MessageHead = Pick<ThreadMessageRow, (typeof HEAD)[number]>;

/** The latest first. */
export async function headsOf(db: Db, personId: string, limit: number): Promise<MessageHead[]> {
  return await db
    .selectFrom("thread_messages")
    .select(HEAD)
    .where("person_id", "=", personId)
    .orderBy("sent_at", "desc")
    .orderBy("direction")
    .orderBy("stored_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What their senders wrote themselves. */
export async function textsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("thread_messages")
    .select((eb) => ["id", "own_text", eb.case().when("own_text", "is", null).then(eb.ref("text")).end().as("text")])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, own_text, text }) => [id, own_text ?? ownWords(text ?? "")]));
}

/** When mails to this person went out since `at` (ISO-8601 UTC), wherever they were written. */
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

export async function markSent(tx: Tx, id: string, sentAt: Date): Promise<void> {
  await tx.updateTable("thread_messages").set({ sent_at: sentAt.toISOString() }).where("id", "=", id).execute();
}

/** Nothing that is said to be sent may stay when its mail is withdrawn. */
export async function deleteMailed(tx: Tx, emailId: string): Promise<void> {
  await tx
    .deleteFrom("thread_attachments")
    .where("message_id", "in", (eb) => eb.selectFrom("thread_messages").select("id").where("email_id", "=", emailId))
    .execute();
  await tx.deleteFrom("thread_messages").where("email_id", "=", emailId).execute();
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
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
