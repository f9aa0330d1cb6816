import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { openQuestions } from "../question-store.server";
import { type QuoteSort, SHOWN_STATES, type ShownState, stageOn } from "../quote";
import { listQuotes, type QuotePage, sumQuotes } from "../quote-list-store.server";
import { formatSums } from "../quote-money";
import { presentSums } from "../quote-sums.server";
import { presentQuestion } from "../read-questions.server";

const PAGE_SIZE = 25;
const MOST_QUESTIONS = 10;

export type ListedQuote = ReturnType<typeof presentListed>;

/** Null if there are none at `cursor`. */
export async function readOverview(
  db: Db,
  { state, sort, cursor }: { state: ShownState; sort: QuoteSort; cursor: string | null },
  { language, now }: { language: Language; now: Date },
) {
  const today = dayOf(now.toISOString());
  const page = await listQuotes(db, { state, sort, today, cursor, limit: PAGE_SIZE });
  if (!page) return null;
  const sums = await sumQuotes(db, today);
  const open = cursor === null ? await openQuestions(db, MOST_QUESTIONS) : [];
  const { onceCents, monthCents } = sums[state];
  return {
    /** The longest waiting first, in any state of the quote. */
    openQuestions: open.map((question) => presentQuestion(question, question.quote, language)),
    quotes: page.quotes.map((row) => presentListed(row, { state, today, language })),
    nextCursor: page.nextCursor,
    counts: Object.fromEntries(SHOWN_STATES.map((known) => [known, sums[known].count])) as Record<ShownState, number>,
    ...formatSums({ once_cents: onceCents, month_cents: monthCents }, language),
  };
}

function presentListed(
  row: QuotePage["quotes"][number],
  { state, today, language }: { state: ShownState; today: string; language: Language },
) {
  const { unnumbered, quote, views } = deskWords[language].quotes;
  return {
    id: row.id,
    number: row.number ?? unnumbered,
    stage: stageOn(row, row.unanswered, today),
    questions: row.questions,
    unanswered: row.unanswered,
    customer: row.company ?? row.customer_name,
    person: row.company ? row.customer_name : null,
    ...presentSums(row, language),
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
