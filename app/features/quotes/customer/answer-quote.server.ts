import { v5 as uuidv5 } from "uuid";
import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { optionalLines, requiredLines, requiredText } from "~/components/forms/text-field";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import type { QuoteNotice } from "~/features/notifications/notice";
import { projectUrl } from "~/features/projects/mails.server";
import { startFromQuote } from "~/features/projects/start-project.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { dayOf } from "~/lib/time/zoned-time";
import { hashOfToken } from "~/lib/token.server";
import { chosenOffer, errorField, postedKeys, problemOf, readChoice } from "../choice";
import { asFile, quoteDocument } from "../document/quote-document.server";
import { agreementMails, declineMail, type QuoteServices, questionMail, REMINDER_TEMPLATE } from "../mails.server";
import { ASK_ID, TOP_ID } from "../paths";
import { insertQuestion } from "../question-store.server";
import { awaitAnswer } from "../question-waits.server";
import { DECLINE_REASONS, offerOf, QUOTE_BOUNDS, stateOn } from "../quote";
import { type Answer, answerSent, findQuote, insertDocument, lockSent } from "../quote-store.server";
import { quoteTotals } from "../quote-totals";
import { followQuote } from "../quoted-lead.server";
import type { AnswerKind } from "./quote-answer";

export interface QuoteLimits {
  quoteQuestions: Limiter;
}

export type AnswerProblem = keyof QuotesCopy["page"]["problems"];

/**
 * `already`: another answer was given; `changed`: it is closed; `outdated`: not the document that was shown;
 * `recounted`: not the sums that were shown. None of these stores anything. Idempotent.
 */
export type Answered =
  | { outcome: "agreed" | "declined" | "asked" | "already" | "changed" | "outdated" | "recounted" }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "invalid"; problems: Record<string, AnswerProblem> };

type Fields = Readonly<Record<string, unknown>>;

export async function findByToken(db: Db, token: string): Promise<QuoteRow | undefined> {
  return findQuote(db, { token_hash: hashOfToken(token) });
}

const name = requiredText(BOUNDS.name, "form.error.nameMissing");
const question = requiredLines(QUOTE_BOUNDS.question, "form.error.invalid");
const note = optionalLines(QUOTE_BOUNDS.declineNote);

/** Stores no network address. Throws only database errors. */
export async function agreeToQuote(
  services: QuoteServices,
  row: QuoteRow,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const answerId = idOf(fields);
  const offer = offerOf(row);
  const choice = readChoice(offer, postedKeys(Object.entries(fields)));
  const asked = { answer_id: answerId, state: "agreed", chosen: choice && JSON.stringify(choice) } as const;
  if (stateOn(row, dayOf(now.toISOString())) !== "sent") return { outcome: whyClosed(row, asked) };
  if (fields.document_sha256 !== row.document_hash) return { outcome: "outdated" };
  if (!choice) return { outcome: "outdated" };
  const agreedBy = z.safeParse(name, fields.name);
  const wrong = problemOf(offer, choice);
  const problems: Record<string, AnswerProblem> = {
    ...(fields.terms !== "on" && { terms: "terms" }),
    ...(!agreedBy.success && { name: isEmpty(fields.name) ? "name" : "text" }),
    ...(wrong && { [errorField(wrong.group)]: wrong.group === null ? "nothing" : "oneOf" }),
  };
  if (!agreedBy.success || Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  const { once, month } = quoteTotals(chosenOffer(offer, choice));
  const sums = [fields.total_once_cents, fields.total_monthly_cents].map(String);
  if (sums[0] !== String(once.excluding) || sums[1] !== String(month.excluding)) return { outcome: "recounted" };
  const answer = {
    answer_id: answerId,
    agreed_by: agreedBy.data,
    chosen: JSON.stringify(choice),
    once_cents: once.excluding,
    month_cents: month.excluding,
  };
  const signed = { ...row, ...answer, state: "agreed", answered_at: now.toISOString() } as const;
  const document = await quoteDocument(signed, { now, siteUrl: services.env.SITE_URL });
  const isKept = await saveAnswer(services, row, answer, now, async (tx, agreed) => {
    await insertDocument(tx, agreed, "agreed", document);
    const project = await startFromQuote(tx, agreed, services.env.SESSION_SECRET, now);
    const projectLink = project ? projectUrl(project, services.env) : null;
    return agreementMails(agreed, { document: asFile(document), projectUrl: projectLink }, services);
  });
  return { outcome: isKept ? "agreed" : whyClosed(await findQuote(services.db, { id: row.id }), asked) };
}

/** Throws only what the database throws. */
export async function declineQuote(
  services: QuoteServices,
  row: QuoteRow,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const answerId = idOf(fields);
  const asked = { answer_id: answerId, state: "declined", chosen: null } as const;
  if (stateOn(row, dayOf(now.toISOString())) !== "sent") return { outcome: whyClosed(row, asked) };
  const reason = DECLINE_REASONS.find((known) => known === fields.reason);
  const told = z.safeParse(note, fields.note);
  const problems: Record<string, AnswerProblem> = {
    ...(!reason && { reason: "reason" }),
    ...(!told.success && { note: "text" }),
  };
  if (!reason || !told.success) return { outcome: "invalid", problems };
  const answer = { answer_id: answerId, decline_reason: reason, decline_note: told.data };
  const isKept = await saveAnswer(services, row, answer, now, async (_tx, declined) => [
    declineMail(declined, services),
  ]);
  return { outcome: isKept ? "declined" : whyClosed(await findQuote(services.db, { id: row.id }), asked) };
}

/** One transaction. False, with nothing stored, when the quote is closed or not what was shown. */
async function saveAnswer(
  { db, outbox, live }: QuoteServices,
  row: QuoteRow,
  answer: Answer,
  now: Date,
  mailsOf: (tx: Tx, answered: QuoteRow) => Promise<readonly QueuedMail[]>,
): Promise<boolean> {
  const kind = "agreed_by" in answer ? "quote-agreed" : "quote-declined";
  const enqueued = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const answered = await answerSent(tx, row, { today: dayOf(now.toISOString()), at: now, answer });
    if (!answered) return undefined;
    await outbox.withdraw(tx, row.id, REMINDER_TEMPLATE);
    await followQuote(tx, answered, now);
    await stopPlansOfLead(tx, row, now);
    await enqueuePush(tx, noticeOf(kind, row), now);
    const ids: string[] = [];
    for (const mail of await mailsOf(tx, answered)) ids.push(await outbox.enqueue(tx, mail));
    return ids;
  });
  if (!enqueued) return false;
  void live.publish({ kind, quote: row.id });
  for (const mail of enqueued) void outbox.deliver(mail, 0);
  return true;
}

/** The same words from the same form are a repeat. An expired quote may be asked about too. */
export async function askAboutQuote(
  services: QuoteServices & { limits: QuoteLimits },
  row: QuoteRow,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const { db, outbox, limits } = services;
  if (row.state !== "sent") return { outcome: whyClosed(row, null) };
  const asked = z.safeParse(question, fields.question);
  if (!asked.success)
    return { outcome: "invalid", problems: { question: isEmpty(fields.question) ? "question" : "text" } };
  const form = z.safeParse(z.uuid(), fields.id);
  if (!form.success) return { outcome: "changed" };
  const allowance = await limits.quoteQuestions.consume(row.id);
  if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter };
  const enqueued = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    // A version that is being sent answers the questions about the one before, and no later ones.
    if (!(await lockSent(tx, row.id))) return "closed";
    const unanswered = { answer: null, answered_at: null, answered_by: null };
    const id = uuidv5(asked.data, form.data);
    const kept = { id, quote_id: row.id, text: asked.data, asked_at: now.toISOString(), ...unanswered };
    if (!(await insertQuestion(tx, kept))) return undefined;
    await stopPlansOfLead(tx, row, now);
    await awaitAnswer(tx, row, now.toISOString());
    await enqueuePush(tx, noticeOf("quote-asked", row), now);
    return outbox.enqueue(tx, questionMail(row, asked.data, services));
  });
  if (enqueued === "closed") return { outcome: whyClosed(await findQuote(db, { id: row.id }), null) };
  if (enqueued) {
    void services.live.publish({ kind: "quote-asked", quote: row.id });
    void outbox.deliver(enqueued, 0);
  }
  return { outcome: "asked" };
}

async function stopPlansOfLead(tx: Tx, { lead_id }: QuoteRow, now: Date): Promise<void> {
  if (lead_id !== null) await stopPlansOnActivity(tx, { id: lead_id }, "quote-answered", now);
}

function noticeOf(kind: QuoteNotice["kind"], { id, number, customer_name }: QuoteRow): QuoteNotice {
  return { kind, quote: id, number, name: customer_name };
}

/** The same answer with the same id is a repeat. Null for a question. */
function whyClosed(
  row: QuoteRow | undefined,
  asked: Pick<QuoteRow, "answer_id" | "state" | "chosen"> | null,
): "agreed" | "declined" | "already" | "changed" | "outdated" {
  if (row?.state === "replaced") return "outdated";
  if (row?.state !== "agreed" && row?.state !== "declined") return "changed";
  const isRepeat = asked?.answer_id === row.answer_id && asked?.state === row.state && asked.chosen === row.chosen;
  return row.answer_id !== null && isRepeat ? row.state : "already";
}

/** Null if the form has none. */
function idOf({ submission_id }: Fields): string | null {
  return z.safeParse(z.guid(), submission_id).data ?? null;
}

function isEmpty(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}

/** Throws only what the database throws. */
export function answerQuote(
  services: QuoteServices & { limits: QuoteLimits },
  row: QuoteRow,
  answerKind: AnswerKind,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const answer = { agree: agreeToQuote, decline: declineQuote, ask: askAboutQuote }[answerKind];
  return answer(services, row, fields, now);
}

export function placeOf(outcome: Answered["outcome"]): string {
  return `#${outcome === "asked" ? ASK_ID : TOP_ID}`;
}
