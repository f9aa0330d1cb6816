import * as z from "zod/mini";
import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";
import { BOUNDS } from "~/features/forms/bounds";
import { optionalLines, requiredLines, requiredText } from "~/features/forms/text-field";
import type { QuoteNotice } from "~/features/notifications/notice";
import { owePush } from "~/features/notifications/owe-push.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/quote-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { hashOfToken } from "~/lib/token.server";
import { dayOf } from "~/lib/zoned-time.server";
import { agreementMails, declineMail, questionMail, REMINDER_TEMPLATE } from "./mails.server";
import { insertQuestion } from "./questions/store.server";
import { DECLINE_REASONS, QUOTE_BOUNDS, stateOn } from "./quote";
import { quoteDocument } from "./quote-document.server";
import { followQuote } from "./quoted-lead.server";
import { asFile, keepDocument, type QuoteServices } from "./send-quote.server";
import { answerSent, findQuote } from "./store.server";

/** How often questions may be asked about one quote. */
export interface QuoteLimits {
  quoteQuestions: Limiter;
}

export type AnswerProblem = keyof QuotesCopy["page"]["problems"];

/**
 * `already`: the customer has given another answer before; `changed`: it cannot be answered any more, or is not what was
 * shown. Of both nothing is kept. The very answer that was given before is told once more, and kept once.
 */
export type Answered =
  | { outcome: "agreed" | "declined" | "asked" | "already" | "changed" | "limited" }
  | { outcome: "invalid"; problems: Record<string, AnswerProblem> };

type Fields = Readonly<Record<string, unknown>>;
/** The answer in a form, as a quote keeps it. */
type Given = { [field in "state" | "agreed_by" | "decline_reason" | "decline_note"]?: QuoteRow[field] | undefined };

/** The quote that a link leads to; undefined when it leads to none (any more). */
export async function findByToken(db: Db, token: string): Promise<QuoteRow | undefined> {
  return findQuote(db, { token_hash: hashOfToken(token) });
}

const name = requiredText(BOUNDS.name, "form.error.nameMissing");
const question = requiredLines(QUOTE_BOUNDS.question, "form.error.invalid");
const note = optionalLines(QUOTE_BOUNDS.declineNote);

/**
 * Keeps the customer's agreement: to the document whose hash the form has, under the name that was typed. Nobody's
 * network address is kept. Both sides get the signed document. Throws only what the database throws.
 */
export async function agreeToQuote(
  services: QuoteServices,
  row: QuoteRow,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const { db, outbox, env } = services;
  const today = dayOf(now.toISOString());
  const agreedBy = z.safeParse(name, fields.name);
  const asked = { state: "agreed", agreed_by: agreedBy.data } as const;
  if (stateOn(row, today) !== "sent") return { outcome: whyClosed(row, asked) };
  const problems: Record<string, AnswerProblem> = {
    ...(fields.terms !== "on" && { terms: "terms" }),
    ...(!agreedBy.success && { name: isEmpty(fields.name) ? "name" : "text" }),
  };
  if (!agreedBy.success || Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  if (fields.document !== row.document_hash) return { outcome: "changed" };
  const answer = { agreed_by: agreedBy.data };
  const signed = { ...row, ...answer, state: "agreed", answered_at: now.toISOString() } as const;
  const document = await quoteDocument(signed, { now, siteUrl: env.SITE_URL });
  const owed = await db.transaction().execute(async (tx) => {
    const agreed = await answerSent(tx, row, { today, at: now, answer });
    if (!agreed) return undefined;
    await keepDocument(tx, agreed, "agreed", document);
    await outbox.withdraw(tx, row.id, REMINDER_TEMPLATE);
    await followQuote(tx, agreed, now);
    await owePush(tx, noticeOf("quote-agreed", row), now);
    const [toCustomer, toOwner] = agreementMails(agreed, asFile(document), services);
    return [await outbox.owe(tx, toCustomer), await outbox.owe(tx, toOwner)];
  });
  if (!owed) return { outcome: whyClosed(await findQuote(db, { id: row.id }), asked) };
  void services.live.publish({ kind: "quote-agreed", quote: row.id });
  for (const mail of owed) void outbox.deliver(mail, 0);
  return { outcome: "agreed" };
}

/** Keeps that the customer does not agree, and why. Throws only what the database throws. */
export async function declineQuote(
  services: QuoteServices,
  row: QuoteRow,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const { db, outbox } = services;
  const today = dayOf(now.toISOString());
  const reason = DECLINE_REASONS.find((known) => known === fields.reason);
  const told = z.safeParse(note, fields.note);
  const asked = { state: "declined", decline_reason: reason, decline_note: told.data } as const;
  if (stateOn(row, today) !== "sent") return { outcome: whyClosed(row, asked) };
  const problems: Record<string, AnswerProblem> = {
    ...(!reason && { reason: "reason" }),
    ...(!told.success && { note: "text" }),
  };
  if (!reason || !told.success) return { outcome: "invalid", problems };
  const answer = { decline_reason: reason, decline_note: told.data };
  const owed = await db.transaction().execute(async (tx) => {
    const declined = await answerSent(tx, row, { today, at: now, answer });
    if (!declined) return undefined;
    await outbox.withdraw(tx, row.id, REMINDER_TEMPLATE);
    await followQuote(tx, declined, now);
    await owePush(tx, noticeOf("quote-declined", row), now);
    return outbox.owe(tx, declineMail(declined, services));
  });
  if (!owed) return { outcome: whyClosed(await findQuote(db, { id: row.id }), asked) };
  void services.live.publish({ kind: "quote-declined", quote: row.id });
  void outbox.deliver(owed, 0);
  return { outcome: "declined" };
}

/** Keeps a question once per id, and mails it to the owner. An expired quote may be asked about too. */
export async function askAboutQuote(
  services: QuoteServices & { limits: QuoteLimits },
  row: QuoteRow,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const { db, outbox, limits } = services;
  if (row.state !== "sent") return { outcome: whyClosed(row, {}) };
  const asked = z.safeParse(question, fields.question);
  if (!asked.success)
    return { outcome: "invalid", problems: { question: isEmpty(fields.question) ? "question" : "text" } };
  const id = z.safeParse(z.guid(), fields.id);
  if (!id.success) return { outcome: "changed" };
  if (!(await limits.quoteQuestions.consume(row.id)).allowed) return { outcome: "limited" };
  const owed = await db.transaction().execute(async (tx) => {
    const unanswered = { answer: null, answered_at: null, answered_by: null };
    const kept = { id: id.data, quote_id: row.id, text: asked.data, asked_at: now.toISOString(), ...unanswered };
    if (!(await insertQuestion(tx, kept))) return undefined;
    await owePush(tx, noticeOf("quote-asked", row), now);
    return outbox.owe(tx, questionMail(row, asked.data, services));
  });
  if (owed) {
    void services.live.publish({ kind: "quote-asked", quote: row.id });
    void outbox.deliver(owed, 0);
  }
  return { outcome: "asked" };
}

function noticeOf(kind: QuoteNotice["kind"], { id, number, customer_name }: QuoteRow): QuoteNotice {
  return { kind, quote: id, number, name: customer_name };
}

/** What becomes of `asked`, given to a quote that is no longer open: `agreed` or `declined` if it was given before. */
function whyClosed(row: QuoteRow | undefined, asked: Given): "agreed" | "declined" | "already" | "changed" {
  if (row?.state !== "agreed" && row?.state !== "declined") return "changed";
  if (row.state !== asked.state) return "already";
  const { agreed_by = null, decline_reason = null, decline_note = null } = asked;
  const isSame =
    row.agreed_by === agreed_by && row.decline_reason === decline_reason && row.decline_note === decline_note;
  return isSame ? row.state : "already";
}

function isEmpty(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}
