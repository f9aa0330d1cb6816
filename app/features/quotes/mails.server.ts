import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AskedRow, FileProps, QuoteNoticeProps, QuoteProps } from "~/features/mail/templates/template-props";
import type { Db } from "~/lib/db/database.server";
import type { QuoteQuestionRow, QuoteRow } from "~/lib/db/tables/quote-tables";
import { pathIn } from "~/lib/language/language";
import { cleanLine } from "~/lib/text/mail-address";
import { formatMoment } from "~/lib/time/clock";
import { addDays, dayOf, momentAt, timeOf } from "~/lib/time/zoned-time";
import { linkToken } from "~/lib/token.server";
import type { Live } from "~/platform/live/live.server";
import { chosenOffer } from "./choice";
import { deskQuotePath, quotePath } from "./paths";
import { presentChanges } from "./present-changes.server";
import { REMINDER_DAYS } from "./quote";
import { showQuote } from "./show-quote.server";
import { showPeriods } from "./shown-offer";

export interface QuoteMailServices {
  env: { SITE_URL: string; SESSION_SECRET: string };
  ownerEmail: string;
}

export const REMINDER_TEMPLATE = "quote-reminder";

export function quoteToken(quoteId: string, secret: string): string {
  return linkToken(`quote ${quoteId}`, secret);
}

export function quoteUrl(
  { id, language }: Pick<QuoteRow, "id" | "language">,
  { SITE_URL, SESSION_SECRET }: QuoteMailServices["env"],
): string {
  return SITE_URL + pathIn(quotePath(quoteToken(id, SESSION_SECRET)), language);
}

/** `former`: the version that this one replaces. */
export function quoteMail(
  row: QuoteRow,
  former: QuoteRow | null,
  files: { document: FileProps; terms: FileProps },
  services: QuoteMailServices,
): QueuedMail<"quote"> {
  const version = former && presentVersion(row, former);
  return { ...toCustomer(row), template: "quote", props: { ...mailProps(row, services), version, ...files } };
}

function presentVersion(row: QuoteRow, former: QuoteRow): NonNullable<QuoteProps["version"]> {
  const { title, none, nothing } = quotesCopy[row.language].changes;
  const rows = presentChanges(former, row, row.language);
  const changes = rows.map(({ label, items }) => ({ label, value: items.join("\n") }));
  const same = [{ label: nothing, value: none }];
  return { former: former.number ?? "", title, changes: changes.length > 0 ? changes : same };
}

/** Due a week before expiry, at the time of day of sending; null if that is not after the day of sending. */
export function reminderMail(row: QuoteRow, services: QuoteMailServices): QueuedMail<typeof REMINDER_TEMPLATE> | null {
  const sentAt = row.sent_at ?? row.updated_at;
  const lastDay = row.valid_until ?? dayOf(sentAt);
  const day = addDays(lastDay, -REMINDER_DAYS);
  if (day <= dayOf(sentAt)) return null;
  const dueAt = new Date(momentAt(day, timeOf(sentAt)));
  const uselessFrom = momentAt(addDays(lastDay, 1), "00:00");
  const props = { ...mailProps(row, services), uselessFrom, document: null };
  return { ...toCustomer(row), template: REMINDER_TEMPLATE, dueAt, props };
}

export function agreementMails(
  row: QuoteRow,
  { document, projectUrl }: { document: FileProps; projectUrl: string | null },
  services: QuoteMailServices,
): [QueuedMail, QueuedMail] {
  const words = deskWords[OWNER_LANGUAGE].quotes.quote;
  const said = [
    { label: words.agreedBy, value: row.agreed_by ?? "" },
    { label: words.answeredAt, value: formatMoment(row.answered_at ?? "", OWNER_LANGUAGE) },
    ...sumsOf(row, OWNER_LANGUAGE),
  ];
  return [
    { ...toCustomer(row), template: "quote-agreed", props: { ...mailProps(row, services), document, projectUrl } },
    notice(row, { change: "agreed", said, document }, services),
  ];
}

export function declineMail(row: QuoteRow, services: QuoteMailServices): QueuedMail<"quote-notice"> {
  const words = deskWords[OWNER_LANGUAGE].quotes.quote;
  const said = [
    ...(row.decline_reason ? [{ label: words.reason, value: words.reasons[row.decline_reason] }] : []),
    ...(row.decline_note ? [{ label: words.note, value: row.decline_note }] : []),
  ];
  return notice(row, { change: "declined", said, document: null }, services);
}

export function questionMail(row: QuoteRow, question: string, services: QuoteMailServices): QueuedMail<"quote-notice"> {
  const said = [{ label: deskWords[OWNER_LANGUAGE].quotes.question.label, value: question }];
  return notice(row, { change: "question", said, document: null }, services);
}

export function quoteAnswerMail(
  row: QuoteRow,
  { text, answer }: Pick<QuoteQuestionRow, "text" | "answer">,
  { env }: QuoteMailServices,
): QueuedMail<"quote-answer"> {
  const props = {
    name: row.customer_name,
    number: row.number ?? "",
    url: quoteUrl(row, env),
    isOpen: row.state === "sent",
    question: text,
    answer: answer ?? "",
  };
  return { ...toCustomer(row), template: "quote-answer", props };
}

function notice(
  row: QuoteRow,
  told: Pick<QuoteNoticeProps, "change" | "said" | "document">,
  { env, ownerEmail }: QuoteMailServices,
): QueuedMail<"quote-notice"> {
  const email = row.email ?? "";
  return {
    template: "quote-notice",
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    replyTo: email,
    requestId: row.id,
    props: {
      ...told,
      number: row.number ?? "",
      customer: cleanLine(row.company ?? row.customer_name),
      email,
      dashboardUrl: env.SITE_URL + deskQuotePath(row.id),
    },
  };
}

function toCustomer({ id, language, email }: QuoteRow) {
  return { language, recipient: email ?? "", replyTo: business.email, requestId: id };
}

function mailProps(row: QuoteRow, { env }: QuoteMailServices) {
  const { validUntil } = showQuote(row, new Date(row.sent_at ?? row.updated_at));
  return {
    name: row.customer_name,
    number: row.number ?? "",
    url: quoteUrl(row, env),
    validUntil,
    sums: sumsOf(row, row.language),
  };
}

/** Sums of the choice of the customer, or of what is ticked beforehand. */
function sumsOf(row: QuoteRow, language: QuoteRow["language"]): AskedRow[] {
  const { sheet } = quotesCopy[language];
  const { offer, choice } = showQuote(row, new Date(row.updated_at));
  return showPeriods(chosenOffer(offer, choice), language).map(({ per, totals }) => ({
    label: sheet.periods[per],
    value: `${totals.excluding} ${sheet.short.excluding} (${totals.including} ${sheet.short.including})`,
  }));
}

export interface QuoteServices extends QuoteMailServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
}
