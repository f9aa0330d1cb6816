import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import type { DeskQuestion } from "../desk-question";
import { openQuestions } from "../question-store.server";
import { type QuoteStage, SHOWN_STATES, type ShownState, stageOn } from "../quote";
import { listQuotes, sumQuotes } from "../quote-list-store.server";
import { formatSums } from "../quote-money";
import { presentQuestion } from "../read-questions.server";

const PAGE_SIZE = 50;
const MOST_QUESTIONS = 10;

export interface ListedQuote {
  id: string;
  number: string;
  stage: QuoteStage;
  customer: string;
  /** Null where the customer is no company. */
  person: string | null;
  /** Null for zero. */
  once: string | null;
  month: string | null;
  moment: string;
  /** Null unless the quote waits for an answer. */
  viewed: string | null;
  questions: number;
  unanswered: number;
  reason: string | null;
}

export interface Overview {
  /** Whatever became of the quote; the longest waiting first. */
  openQuestions: DeskQuestion[];
  quotes: ListedQuote[];
  nextCursor: string | null;
  counts: Record<ShownState, number>;
  once: string | null;
  month: string | null;
}

/** Null if there are none at `cursor`. */
export async function readOverview(
  db: Db,
  { state, cursor }: { state: ShownState; cursor: string | null },
  { language, now }: { language: Language; now: Date },
): Promise<Overview | null> {
  const today = dayOf(now.toISOString());
  const page = await listQuotes(db, { state, today, cursor, limit: PAGE_SIZE });
  if (!page) return null;
  const sums = await sumQuotes(db, today);
  const open = cursor === null ? await openQuestions(db, MOST_QUESTIONS) : [];
  const { onceCents, monthCents } = sums[state];
  return {
    openQuestions: open.map((question) => presentQuestion(question, question.quote, language)),
    quotes: page.quotes.map((row) => ({
      ...listed(row, state, language),
      stage: stageOn(row, row.unanswered, today),
      questions: row.questions,
      unanswered: row.unanswered,
    })),
    nextCursor: page.nextCursor,
    counts: Object.fromEntries(SHOWN_STATES.map((known) => [known, sums[known].count])) as Record<ShownState, number>,
    ...formatSums({ once_cents: onceCents, month_cents: monthCents }, language),
  };
}

function listed(
  row: QuoteRow,
  state: ShownState,
  language: Language,
): Omit<ListedQuote, "stage" | "questions" | "unanswered"> {
  const { unnumbered, quote, views } = deskWords[language].quotes;
  return {
    id: row.id,
    number: row.number ?? unnumbered,
    customer: row.company ?? row.customer_name,
    person: row.company ? row.customer_name : null,
    ...formatSums(row, language),
    moment: momentOf(row, state, language),
    viewed: row.state === "sent" ? formatViewed(row, views, language) : null,
    reason: row.decline_reason && quote.reasons[row.decline_reason],
  };
}

function formatViewed({ last_viewed_at }: QuoteRow, views: DeskWords["quotes"]["views"], language: Language): string {
  return last_viewed_at ? `${views.viewed} ${formatMoment(last_viewed_at, language)}` : views.none;
}

function momentOf(row: QuoteRow, state: ShownState, language: Language): string {
  if (state === "sent" || state === "expired") return row.valid_until ? dayInWords(row.valid_until, language) : "";
  return formatMoment(row.answered_at ?? row.withdrawn_at ?? row.updated_at, language);
}
