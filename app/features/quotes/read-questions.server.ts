import type { Db } from "~/lib/db/database.server";
import type { QuoteQuestionRow, QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import { listQuestions } from "./question-store.server";
import { quotesForLeads } from "./quote-list-store.server";

export type DeskQuestion = ReturnType<typeof presentQuestion>;

/** Leaves out those that a new version has answered. The longest waiting comes first. */
export async function readOpenQuestions(
  db: Db,
  leadIds: readonly string[],
  language: Language,
): Promise<DeskQuestion[]> {
  const standing = (await quotesForLeads(db, leadIds)).filter(({ state }) => state !== "replaced");
  const quotes = new Map(standing.map((quote) => [quote.id, quote]));
  const questions = await listQuestions(db, [...quotes.keys()]);
  return questions.flatMap((question) => {
    const quote = quotes.get(question.quote_id);
    return quote && question.answer === null ? [presentQuestion(question, quote, language)] : [];
  });
}

export function presentQuestion(
  { id, text, asked_at, answer, answered_at, answered_by }: QuoteQuestionRow,
  quote: Pick<QuoteRow, "id" | "number" | "state">,
  language: Language,
) {
  const moment = (iso: string) => momentOf(iso, language);
  return {
    id,
    quoteId: quote.id,
    number: quote.number ?? "",
    quoteState: quote.state,
    text,
    at: moment(asked_at),
    /** Null while the client waits. */
    answer: answer === null ? null : { text: answer, at: moment(answered_at ?? asked_at), by: answered_by ?? "" },
  };
}
