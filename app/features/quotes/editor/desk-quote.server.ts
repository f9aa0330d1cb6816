import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { ToldMail } from "~/features/mail/outbox/mail-view";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import { presentMail } from "~/features/mail/outbox/present-mail.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { presentQuestion } from "../customer/read-questions.server";
import { listQuestions } from "../question-store.server";
import { type QuoteStage, type ShownState, stageOn, stateOn } from "../quote";
import type { DeskQuestion } from "./desk-question";

export interface DeskQuote {
  id: string;
  state: ShownState;
  stage: QuoteStage;
  facts: { label: string; value: string }[];
  leadId: string | null;
  hash: string | null;
  isAgreed: boolean;
  questions: DeskQuestion[];
  mails: DeskMail[];
}

export interface DeskMail extends ToldMail {
  name: keyof QuotesCopy["desk"]["quote"]["mailNames"];
}

interface Reader {
  language: Language;
  now: Date;
  copy: QuotesCopy["desk"]["quote"];
}

export async function readDeskQuote(db: Db, row: QuoteRow, reader: Reader): Promise<DeskQuote> {
  const { language, now, copy } = reader;
  const mails = (await mailStates(db, [row.id])).get(row.id) ?? [];
  const questions = await listQuestions(db, [row.id]);
  const today = dayOf(now.toISOString());
  return {
    id: row.id,
    state: stateOn(row, today),
    stage: stageOn(row, questions.filter(({ answer }) => answer === null).length, today),
    facts: factsOf(row, language, copy),
    leadId: row.lead_id,
    hash: row.document_hash,
    isAgreed: row.state === "agreed",
    questions: questions.map((question) => presentQuestion(question, row, language)),
    mails: mails.flatMap((mail) =>
      isNamed(mail.template, copy) ? [{ ...presentMail(mail, reader), name: mail.template }] : [],
    ),
  };
}

function factsOf(row: QuoteRow, language: Language, copy: Reader["copy"]): DeskQuote["facts"] {
  const said = (iso: string | null) => iso && formatMoment(iso, language);
  const facts: [string, string | null][] = [
    [copy.to, row.email && readableAddress(row.email)],
    [copy.sentAt, said(row.sent_at)],
    [copy.viewed, formatViews(row, language, copy)],
    [copy.validUntil, row.valid_until && dayInWords(row.valid_until, language)],
    [copy.agreedBy, row.agreed_by],
    [copy.answeredAt, said(row.answered_at)],
    [copy.reason, row.decline_reason && copy.reasons[row.decline_reason]],
    [copy.note, row.decline_note],
    [copy.withdrawnAt, said(row.withdrawn_at)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Null if that is not known. */
function formatViews(
  { state, first_viewed_at: first, last_viewed_at: last }: QuoteRow,
  language: Language,
  copy: Reader["copy"],
): string | null {
  if (!first || !last) return state === "sent" ? copy.notViewed : null;
  const at = formatMoment(first, language);
  return first === last ? at : `${at}\n${copy.lastViewed} ${formatMoment(last, language)}`;
}

function isNamed(template: string, { mailNames }: Reader["copy"]): template is DeskMail["name"] {
  return Object.hasOwn(mailNames, template);
}
