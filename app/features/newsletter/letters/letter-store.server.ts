import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { LetterMailRow, LetterRow } from "~/lib/db/tables/letter-tables";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import type { Position } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import type { LetterProgress } from "./letter";

/** The one that was begun, or saved as a draft, last comes first. */
export async function listLetters(
  db: Db,
  { after, limit }: { after: Position | null; limit: number },
): Promise<LetterRow[]> {
  const at = sql<string>`coalesce(started_at, updated_at)`;
  return await db
    .selectFrom("letters")
    .selectAll()
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.tuple(at, eb.ref("id")), "<", eb.tuple(after?.at ?? "", after?.id ?? ""))),
    )
    .orderBy(at, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function findLetter(db: Db, id: string): Promise<LetterRow | undefined> {
  return await db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False, with nothing stored, if there is one with this id. */
export async function insertLetter(tx: Tx, row: LetterRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("letters")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False, and nothing changed, if it is not in this state, or not of this version, (any more). */
export async function changeLetter(
  tx: Tx,
  { id, state, version }: Pick<LetterRow, "id" | "state"> & { version?: number },
  change: Partial<LetterRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("letters")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", state)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locked until the transaction ends. Undefined if it is not being sent (any more), or by another process. */
export async function lockSending(tx: Tx, { id, lease_owner }: LetterRow): Promise<LetterRow | undefined> {
  return await tx
    .updateTable("letters")
    .set((eb) => ({ state: eb.ref("state") }))
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where("lease_owner", "=", lease_owner)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteDraft(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("letters")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Readers who have confirmed, by language. */
export async function countReaders(db: Db): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom("subscribers")
    .select((eb) => ["language", eb.fn.countAll().as("count")])
    .where("state", "=", "confirmed")
    .groupBy("language")
    .execute();
  const counts = { nl: 0, en: 0 };
  for (const { language, count } of rows) counts[language] = Number(count);
  return counts;
}

/** Readers who had confirmed at the start, still read, and have not got it. */
function readersLeft(db: Db, { id, started_at }: LetterRow, languages: readonly Language[]) {
  return db
    .selectFrom("subscribers")
    .where("state", "=", "confirmed")
    .where("language", "in", [...languages])
    .where("confirmed_at", "<=", started_at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("letter_mails")
            .select("mail_id")
            .where("letter_id", "=", id)
            .whereRef("subscriber_id", "=", "subscribers.id"),
        ),
      ),
    );
}

/** Locked, so that none of them leaves before the mail is known. */
export async function nextReaders(
  tx: Tx,
  letter: LetterRow,
  languages: readonly Language[],
  limit: number,
): Promise<SubscriberRow[]> {
  return await readersLeft(tx, letter, languages)
    .selectAll("subscribers")
    .orderBy("id")
    .limit(limit)
    .$if(isPostgres(tx), (query) => query.forUpdate("subscribers"))
    .execute();
}

export async function insertLetterMails(tx: Tx, rows: readonly LetterMailRow[]): Promise<void> {
  await tx.insertInto("letter_mails").values(rows).execute();
}

export async function countWaiting(db: Db, letterId: string): Promise<number> {
  const { count } = await db
    .selectFrom("letter_mails")
    .innerJoin("outbox", "outbox.id", "mail_id")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("letter_id", "=", letterId)
    .where("outbox.state", "=", "queued")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Each reader counts once. A mail that is not kept any more was sent long ago, or came back. */
export async function progressOf(db: Db, letter: LetterRow, languages: readonly Language[]): Promise<LetterProgress> {
  const rows = await db
    .selectFrom("letter_mails")
    .leftJoin("outbox", "outbox.id", "mail_id")
    .select((eb) => ["outbox.state", eb.fn.countAll().as("count"), eb.fn.count("returned_at").as("returned")])
    .where("letter_id", "=", letter.id)
    .groupBy("outbox.state")
    .execute();
  const count = (...states: (string | null)[]) =>
    rows
      .filter(({ state }) => states.includes(state))
      .reduce((sum, row) => sum + Number(row.count) - Number(row.returned), 0);
  const left =
    letter.started_at === null || letter.state === "sent"
      ? 0
      : Number(
          (
            await readersLeft(db, letter, languages)
              .select((eb) => eb.fn.countAll().as("count"))
              .executeTakeFirstOrThrow()
          ).count,
        );
  return {
    left,
    waiting: count("queued"),
    sent: count("sent", null),
    failed: count("failed"),
    returned: rows.reduce((sum, { returned }) => sum + Number(returned), 0),
  };
}

/** Locks the reader to whom this mail goes, before the mail, as unsubscribing does. */
export async function lockReader(tx: Tx, mailId: string): Promise<void> {
  await tx
    .selectFrom("subscribers")
    .select("id")
    .where("id", "in", (eb) => eb.selectFrom("letter_mails").select("subscriber_id").where("mail_id", "=", mailId))
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute();
}

/** The reader to whom this mail went, once; undefined for another mail, or one that is known to have come back. */
export async function markLetterReturned(tx: Tx, mailId: string, now: Date): Promise<string | undefined> {
  const mail = await tx
    .updateTable("letter_mails")
    .set({ returned_at: now.toISOString() })
    .where("mail_id", "=", mailId)
    .where("returned_at", "is", null)
    .returning("subscriber_id")
    .executeTakeFirst();
  return mail?.subscriber_id;
}

/** Counts since the address was confirmed. */
export async function countReturned(tx: Tx, subscriberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("letter_mails")
    .innerJoin("subscribers", "subscribers.id", "subscriber_id")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("subscriber_id", "=", subscriberId)
    .whereRef("returned_at", ">=", "confirmed_at")
    .executeTakeFirstOrThrow();
  return Number(count);
}
