import { lockPeopleAlone } from "~/features/leads/person-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { QuoteDocumentRow, QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Day } from "~/lib/time/zoned-time";

/** A repeat of the id changes nothing. */
export async function insertQuote(db: Db, row: QuoteRow): Promise<void> {
  await db
    .insertInto("quotes")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function findQuote(db: Db, by: { id: string } | { token_hash: string }): Promise<QuoteRow | undefined> {
  return await db
    .selectFrom("quotes")
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** The version that replaced the last one that was sent; the quote itself if none did. */
export async function findNewest(db: Db, row: QuoteRow): Promise<QuoteRow> {
  const next = row.replaced_by === null ? undefined : await findQuote(db, { id: row.replaced_by });
  return next ? findNewest(db, next) : row;
}

/** Undefined, and nothing changed, if the draft is not the `version` that was read. */
export async function updateDraft(
  db: Db,
  { id, version }: Pick<QuoteRow, "id" | "version">,
  changes: Partial<QuoteRow>,
): Promise<QuoteRow | undefined> {
  return await db
    .updateTable("quotes")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Deletes drafts without a number, so that there are no gaps, and those of a new version, which have the number of the
 * first. False for others.
 */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("quotes")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where((eb) => eb.or([eb("number", "is", null), eb("replaces", "is not", null)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks the row, so that two senders get one number. Undefined if it is not this draft any more. */
export async function numberDraft(
  tx: Tx,
  { id, version }: Pick<QuoteRow, "id" | "version">,
  year: number,
): Promise<QuoteRow | undefined> {
  const locked = await tx
    .updateTable("quotes")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (!locked || locked.number !== null) return locked;
  const { last } = await tx
    .insertInto("quote_numbers")
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column("year").doUpdateSet((eb) => ({ last: eb("quote_numbers.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  const number = `${year}-${String(last).padStart(4, "0")}`;
  await tx.updateTable("quotes").set({ number }).where("id", "=", id).execute();
  return { ...locked, number };
}

export type Answer =
  | Pick<QuoteRow, "answer_id" | "agreed_by" | "chosen" | "once_cents" | "month_cents">
  | Pick<QuoteRow, "answer_id" | "decline_reason" | "decline_note">;

/** Undefined, and nothing changed, when the quote is not open on `today` or has another hash. */
export async function answerSent(
  tx: Tx,
  { id, document_hash }: Pick<QuoteRow, "id" | "document_hash">,
  { today, at, answer }: { today: string; at: Date; answer: Answer },
): Promise<QuoteRow | undefined> {
  return await tx
    .updateTable("quotes")
    .set((eb) => ({
      ...answer,
      state: "agreed_by" in answer ? "agreed" : "declined",
      answered_at: at.toISOString(),
      updated_at: at.toISOString(),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("valid_until", ">=", today)
    .where("document_hash", "=", document_hash)
    .returningAll()
    .executeTakeFirst();
}

/** True for the first view. None is recorded if the last is not older than `notSince`. */
export async function recordView(db: Db, id: string, { at, notSince }: { at: Date; notSince: Date }): Promise<boolean> {
  const now = at.toISOString();
  const viewed = await db
    .updateTable("quotes")
    .set((eb) => ({ first_viewed_at: eb.fn.coalesce("first_viewed_at", eb.val(now)), last_viewed_at: now }))
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where((eb) => eb.or([eb("last_viewed_at", "is", null), eb("last_viewed_at", "<", notSince.toISOString())]))
    .returning("first_viewed_at")
    .executeTakeFirst();
  return viewed?.first_viewed_at === now;
}

/** Withdraws sent quotes and drafts with a number. Undefined if it is not in `state`. */
export async function withdrawUnanswered(
  tx: Tx,
  { id, state }: { id: string; state: "draft" | "sent" },
  at: Date,
): Promise<QuoteRow | undefined> {
  return await tx
    .updateTable("quotes")
    .set((eb) => ({
      state: "withdrawn",
      withdrawn_at: at.toISOString(),
      updated_at: at.toISOString(),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", state)
    .where("number", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

export async function listStanding(db: Db, leadId: string, today: Day): Promise<Pick<QuoteRow, "id">[]> {
  return await db
    .selectFrom("quotes")
    .select("id")
    .where("lead_id", "=", leadId)
    .where((eb) =>
      eb.or([eb("state", "=", "agreed"), eb.and([eb("state", "=", "sent"), eb("valid_until", ">=", today)])]),
    )
    .execute();
}

/** The quote stays open until the transaction ends. Undefined if it is not open on `today`. */
export async function lockOpenQuote(tx: Tx, id: string, today: Day): Promise<QuoteRow | undefined> {
  return await tx
    .updateTable("quotes")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("valid_until", ">=", today)
    .returningAll()
    .executeTakeFirst();
}

/** The quote stays sent until the transaction ends. Undefined if it is not sent; an expired one is. */
export async function lockSent(tx: Tx, id: string): Promise<QuoteRow | undefined> {
  return await tx
    .updateTable("quotes")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .where("state", "=", "sent")
    .returningAll()
    .executeTakeFirst();
}

export async function findNextVersion(db: Db, id: string): Promise<QuoteRow | undefined> {
  return await db.selectFrom("quotes").selectAll().where("replaces", "=", id).executeTakeFirst();
}

/** Changes nothing if the former is not sent. */
export async function replaceSent(
  tx: Tx,
  { former, next }: Record<"former" | "next", string>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("quotes")
    .set((eb) => ({
      state: "replaced",
      replaced_by: next,
      updated_at: at.toISOString(),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", former)
    .where("state", "=", "sent")
    .execute();
}

export async function insertDocument(
  tx: Tx,
  { id, updated_at }: QuoteRow,
  kind: QuoteDocumentRow["kind"],
  { sha256, content }: { sha256: string; content: Buffer },
): Promise<void> {
  const row = { quote_id: id, kind, sha256, content: content.toString("base64"), created_at: updated_at };
  await tx.insertInto("quote_documents").values(row).execute();
}

export async function findDocument(
  db: Db,
  quoteId: string,
  kind: QuoteDocumentRow["kind"],
): Promise<QuoteDocumentRow | undefined> {
  return await db
    .selectFrom("quote_documents")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** The quotes of a lead go with the person. */
export async function deleteQuotesBefore(db: Db, before: { agreed: Date; other: Date }, limit = 100): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    // Some of them may belong to people who are being erased.
    await lockPeopleAlone(tx);
    const outdated = await tx
      .selectFrom("quotes")
      .select("id")
      .where((eb) =>
        eb.or([
          eb.and([eb("state", "=", "agreed"), eb("updated_at", "<", before.agreed.toISOString())]),
          eb.and([eb("state", "!=", "agreed"), eb("updated_at", "<", before.other.toISOString())]),
        ]),
      )
      .where(({ or, not, eb, exists, selectFrom }) =>
        or([
          eb("lead_id", "is", null),
          not(exists(selectFrom("leads").select("leads.id").whereRef("leads.id", "=", "quotes.lead_id"))),
        ]),
      )
      .limit(limit)
      .execute();
    const ids = outdated.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.deleteFrom("quote_questions").where("quote_id", "in", ids).execute();
    await tx.deleteFrom("quote_documents").where("quote_id", "in", ids).execute();
    await tx.deleteFrom("quotes").where("id", "in", ids).execute();
    return ids.length;
  });
}
