import { recordRequest } from "~/features/leads/record-lead.server";
import type { Tx } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables/tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { NoticeOf } from "./mails.server";
import { LEAD_KINDS, type ParsedRequest, type RequestKind, type SubmitServices } from "./request-kind.server";
import { findRepeatedForm, insertRequestOnce, type RequestTable, type Stored } from "./request-store.server";

/** A new request counts against each limit by its key. */
export type Limits = readonly (readonly [Limiter, string])[];

export interface Candidate<T extends RequestTable> {
  row: Tables[T];
  limits?: Limits;
  /** Moment it was made, if that was earlier. */
  now?: Date;
}

interface EnqueuedMails {
  confirmation: string | null;
  notice: string;
}

export type MailingKind<T extends RequestTable> = Pick<
  RequestKind<T, ParsedRequest>,
  "table" | "confirmation" | "notice" | "join"
>;

/** `lead` is null for a repeat. */
export interface StoredRequest<T extends RequestTable> extends Stored<T> {
  enqueued: EnqueuedMails | null;
  lead: string | null;
}

/** Rolls back the transaction that would have stored the request. */
export class TooManyRequests extends Error {
  override name = "TooManyRequests";
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("Too many requests");
    this.retryAfter = retryAfter;
  }
}

/**
 * Stores each request once, with its lead and its mails, in the caller's transaction. Throws `TooManyRequests` if a new
 * one reaches one of its limits; a repeat counts against none.
 */
export async function storeRequest<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  { row, limits = [], now }: Candidate<T>,
): Promise<StoredRequest<T>> {
  const repeated = (await findRepeatedForm(tx, kind.table, row)) ?? (await insertRequestOnce(tx, kind.table, row));
  if (repeated) return { row: repeated, isNew: false, enqueued: null, lead: null };
  for (const [limiter, key] of limits) {
    const allowance = await limiter.consume(key, tx);
    if (!allowance.allowed) throw new TooManyRequests(allowance.retryAfter);
  }
  const lead = await recordRequest(tx, LEAD_KINDS[kind.table], row, now);
  await kind.join?.(tx, lead, row);
  const about = { lead, promisedFrom: row.created_at };
  const enqueued = row.status === "spam" ? null : await enqueueMails(tx, kind, services, row, about);
  return { row, isNew: true, enqueued, lead };
}

/** They promise an answer counted from `promisedFrom` (ISO-8601 UTC). */
export async function enqueueMails<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  row: Tables[T],
  about: NoticeOf,
): Promise<EnqueuedMails> {
  const confirmation = kind.confirmation(row, about.promisedFrom);
  const notice = kind.notice(row, services, about);
  if (!confirmation) return { confirmation, notice: await services.outbox.enqueue(tx, notice) };
  const [confirmationId = "", noticeId = ""] = await services.outbox.enqueueAll(tx, [confirmation, notice]);
  return { confirmation: confirmationId, notice: noticeId };
}
