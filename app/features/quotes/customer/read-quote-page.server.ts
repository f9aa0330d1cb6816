import { v4 as uuidv4 } from "uuid";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { projectToken } from "~/features/projects/mails.server";
import { projectPath } from "~/features/projects/paths";
import { findProject } from "~/features/projects/project-store.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { type Language, pathIn } from "~/lib/language/language";
import { formatMoment } from "~/lib/time/clock";
import { quoteToken } from "../mails.server";
import { quoteDocumentPath, quotePath } from "../paths";
import { listQuestions } from "../question-store.server";
import { quoteWords, showQuote } from "../show-quote.server";
import { readReplacement } from "./read-replacement.server";

interface PageServices {
  db: Db;
  env: { SITE_URL: string; SESSION_SECRET: string };
}

export type CustomerPage = Awaited<ReturnType<typeof readQuotePage>>;

export async function readQuotePage(services: PageServices, row: QuoteRow, now: Date) {
  const { db, env } = services;
  const { language } = row;
  const token = quoteToken(row.id, env.SESSION_SECRET);
  const replacement = await readReplacement(services, row);
  const isGone = row.state === "replaced" && replacement === null;
  const shown = showQuote(isGone ? { ...row, state: "withdrawn" } : row, now);
  const copy = quoteWords(row, shown, env.SITE_URL);
  const questions = await listQuestions(db, [row.id]);
  return {
    shown,
    copy,
    /** Null unless another version has replaced it. */
    replacement,
    hash: row.document_hash ?? "",
    token,
    /** The address that its forms are posted to: the page may be shown at that of a former version. */
    to: pathIn(quotePath(token), language),
    projectTo: row.state === "agreed" ? await findProjectPage(services, row) : null,
    intakeTo: pathIn(pathOf("appointment"), language),
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

/** Null where the customer has no link to the project. */
async function findProjectPage({ db, env }: PageServices, { id, language }: QuoteRow): Promise<string | null> {
  const project = await findProject(db, { quote_id: id });
  if (!project || project.token_hash === null) return null;
  return pathIn(projectPath(projectToken(project, env.SESSION_SECRET)), language);
}
