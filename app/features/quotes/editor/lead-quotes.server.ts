import { deskWords } from "~/content/desk/words.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { dayOf } from "~/lib/time/zoned-time";
import { deskQuotePath, newQuotePath } from "../paths";
import { listQuestions } from "../question-store.server";
import { stageOn } from "../quote";
import { quotesForLeads } from "../quote-list-store.server";
import { formatSums } from "../quote-money";
import { presentSums } from "../quote-sums.server";

export type LeadQuotes = Awaited<ReturnType<typeof readLeadQuotes>>;

export async function readLeadQuotes(
  db: Db,
  { leadIds, createFor }: { leadIds: readonly string[]; createFor: string },
  { language, now }: { language: Language; now: Date },
) {
  const words = deskWords[language].quotes;
  const rows = await quotesForLeads(db, leadIds);
  const questions = await listQuestions(
    db,
    rows.map((row) => row.id),
  );
  const stageOf = (row: QuoteRow) => {
    const unanswered = questions.filter(({ quote_id, answer }) => quote_id === row.id && answer === null);
    return stageOn(row, unanswered.length, dayOf(now.toISOString()));
  };
  return {
    title: words.lead.title,
    quotes: rows.map((row) => ({
      to: deskQuotePath(row.id),
      number: row.number ?? words.unnumbered,
      stage: stageOf(row),
      word: words.quote.states[stageOf(row)],
      sum: inOneLine(presentSums(row, language), language),
    })),
    create: { to: newQuotePath(createFor), text: words.lead.create },
  };
}

/** Excluding btw; null if none was agreed to. */
export async function presentAgreed(db: Db, leadIds: readonly string[], language: Language): Promise<string | null> {
  const agreed = (await quotesForLeads(db, leadIds)).filter(({ state }) => state === "agreed");
  if (agreed.length === 0) return null;
  const sum = (key: "once_cents" | "month_cents") => agreed.reduce((total, row) => total + row[key], 0);
  const sums = formatSums({ once_cents: sum("once_cents"), month_cents: sum("month_cents") }, language);
  return inOneLine(sums, language);
}

/** "€ 1.707,30 + € 15,00 per maand"; a part that is zero is left out. */
function inOneLine({ once, month }: ReturnType<typeof formatSums>, language: Language): string {
  const perMonth = quotesCopy[language].sheet.periods.month.toLowerCase();
  return [once, month && `${month} ${perMonth}`].filter(Boolean).join(" + ");
}
