import { v4 as uuidv4 } from "uuid";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { type Language, pathIn } from "~/lib/language/language";
import { formatMoment } from "~/lib/time/clock";
import { quoteDocumentPath } from "../paths";
import { listQuestions } from "../question-store.server";
import { essentialTerms, quoteWords, showQuote } from "../show-quote.server";

interface PageServices {
  db: Db;
  env: { SITE_URL: string };
}

export async function readQuotePage({ db, env }: PageServices, row: QuoteRow, token: string, now: Date) {
  const { language } = row;
  const shown = showQuote(row, now);
  const copy = quoteWords(row, shown, env.SITE_URL);
  const questions = await listQuestions(db, [row.id]);
  return {
    shown,
    copy,
    terms: essentialTerms(copy.sheet, shown),
    hash: row.document_hash ?? "",
    token,
    pdfTo: pathIn(quoteDocumentPath(token), language),
    termsTo: pathIn(pathOf("terms"), language),
    questionId: uuidv4(),
    questions: questions.map(({ id, text, asked_at, answer, answered_at }) => ({
      id,
      text,
      at: formatMoment(asked_at, language),
      answer: answer === null ? null : { text: answer, at: formatMoment(answered_at ?? asked_at, language) },
    })),
  };
}

export function unknownQuoteCopy(language: Language) {
  const { unknown, call } = quotesCopy[language].page;
  return pageCopy({ nl: { unknown, call }, en: { unknown, call } }, language);
}
