import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { ToldMail } from "~/features/mail/outbox/mail-reason-note";
import { presentMail } from "~/features/mail/outbox/mail-words.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { listQuestions } from "../question-store.server";
import { stageOn, stateOn } from "../quote";
import { presentQuestion } from "../read-questions.server";

export type DeskQuote = Awaited<ReturnType<typeof readDeskQuote>>;

export interface DeskMail extends ToldMail {
  name: keyof DeskWords["quotes"]["quote"]["mailNames"];
}

type Words = DeskWords["quotes"]["quote"];

interface Reader {
  language: Language;
  now: Date;
}

export async function readDeskQuote(db: Db, row: QuoteRow, reader: Reader) {
  const { language, now } = reader;
  const { quote: words } = deskWords[language].quotes;
  const mails = (await mailStates(db, [row.id])).get(row.id) ?? [];
  const questions = await listQuestions(db, [row.id]);
  const today = dayOf(now.toISOString());
  return {
    id: row.id,
    state: stateOn(row, today),
    stage: stageOn(row, questions.filter(({ answer }) => answer === null).length, today),
    facts: factsOf(row, language, words),
    leadId: row.lead_id,
    hash: row.document_hash,
    isAgreed: row.state === "agreed",
    questions: questions.map((question) => presentQuestion(question, row, language)),
    mails: mails.flatMap((mail) =>
      isNamed(mail.template, words) ? [{ ...presentMail(mail, reader), name: mail.template }] : [],
    ),
  };
}

function factsOf(row: QuoteRow, language: Language, words: Words): { label: string; value: string }[] {
  const said = (iso: string | null) => iso && formatMoment(iso, language);
  const facts: [string, string | null][] = [
    [words.to, row.email && readableAddress(row.email)],
    [words.sentAt, said(row.sent_at)],
    [words.viewed, formatViews(row, language, words)],
    [words.validUntil, row.valid_until && dayInWords(row.valid_until, language)],
    [words.agreedBy, row.agreed_by],
    [words.answeredAt, said(row.answered_at)],
    [words.reason, row.decline_reason && words.reasons[row.decline_reason]],
    [words.note, row.decline_note],
    [words.withdrawnAt, said(row.withdrawn_at)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Null if that is not known. */
function formatViews(
  { state, first_viewed_at: first, last_viewed_at: last }: QuoteRow,
  language: Language,
  words: Words,
): string | null {
  if (!first || !last) return state === "sent" ? words.notViewed : null;
  const at = formatMoment(first, language);
  return first === last ? at : `${at}\n${words.lastViewed} ${formatMoment(last, language)}`;
}

function isNamed(template: string, { mailNames }: Words): template is DeskMail["name"] {
  return Object.hasOwn(mailNames, template);
}

/** The facts of a quote that the words of the desk name. */
export function quoteFacts({ number, company, customer_name, email }: QuoteRow, language: Language) {
  return {
    number: number ?? deskWords[language].quotes.draftNumber,
    customer: company ?? customer_name,
    customerEmail: email ? readableAddress(email) : "",
  };
}
