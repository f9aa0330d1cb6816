import type { Db, Tx } from "~/lib/db/database.server";
import type { QuoteQuestionRow, QuoteRow } from "~/lib/db/tables/quote-tables";

/** False for a repeat of the id. */
export async function insertQuestion(tx: Tx, row: QuoteQuestionRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("quote_questions")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findQuestion(db: Db, id: string): Promise<QuoteQuestionRow | undefined> {
  return await db.selectFrom("quote_questions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Undefined, and nothing changed, if it has an answer. */
export async function writeAnswer(
  tx: Tx,
  id: string,
  written: Record<"answer" | "answered_at" | "answered_by", string>,
): Promise<QuoteQuestionRow | undefined> {
  return await tx
    .updateTable("quote_questions")
    .set(written)
    .where("id", "=", id)
    .where("answer", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function listQuestions(db: Db, quoteIds: readonly string[]): Promise<QuoteQuestionRow[]> {
  if (quoteIds.length === 0) return [];
  return await db
    .selectFrom("quote_questions")
    .selectAll()
    .where("quote_id", "in", [...quoteIds])
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
}

/** Leaves out those that a new version has answered. */
export async function openQuestions(db: Db, limit: number): Promise<(QuoteQuestionRow & { quote: QuoteRow })[]> {
  const questions = await db
    .selectFrom("quote_questions")
    .innerJoin("quotes", "quotes.id", "quote_questions.quote_id")
    .selectAll("quote_questions")
    .where("answer", "is", null)
    .where("quotes.state", "!=", "replaced")
    .orderBy("asked_at")
    .limit(limit)
    .execute();
  if (questions.length === 0) return [];
  const quotes = await db
    .selectFrom("quotes")
    .selectAll()
    .where(
      "id",
      "in",
      questions.map(({ quote_id }) => quote_id),
    )
    .execute();
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  return questions.flatMap((question) => {
    const quote = byId.get(question.quote_id);
    return quote ? [{ ...question, quote }] : [];
  });
}
