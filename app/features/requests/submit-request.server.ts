import { createHmac } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { recordRequest } from "~/features/leads/record-lead.server";
import { MAIL_PATIENCE } from "~/features/mail/outbox.server";
import { mailStates } from "~/features/mail/store.server";
import { allDone } from "~/lib/all-done";
import type { Db, Tx } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { isConfirmation } from "./mails.server";
import {
  LEAD_KINDS,
  type ParsedRequest,
  type RequestKind,
  type Sender,
  type SubmitServices,
  type Submitted,
} from "./request-kind.server";
import { insertRequestOnce, type RequestTable } from "./store.server";

/** Thrown where a limit is reached; what was to be stored is not. */
export class TooManyRequests extends Error {
  /** In seconds the next one may come. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("Too many requests");
    this.retryAfter = retryAfter;
  }
}

/**
 * Stores a parsed request exactly once, in one transaction with the mails that it owes, and tries these at once. A new one
 * counts as a use of the keys in `limits`, and throws `TooManyRequests` when one has been used too often. A suspect is
 * stored as spam and gets the same answer, but no mail. Throws nothing else but what the database throws.
 */
export async function submitRequest<T extends RequestTable, Request extends ParsedRequest>(
  kind: RequestKind<T, Request>,
  services: SubmitServices,
  request: Request,
  sender: Sender,
  limits: readonly [Limiter, string][],
): Promise<Submitted<T>> {
  const { db, outbox } = services;
  const candidate = toRow(kind, request, sender, services.env.SESSION_SECRET);
  const { row, isNew, owed, lead } = await db
    .transaction()
    .execute((tx) => storeRequest(tx, kind, services, candidate, limits));
  if (owed && lead) void services.live.publish({ kind: "lead", lead });
  if (!owed) return { row, isNew, confirmation: await confirmationOfStored(services, row) };
  void outbox.deliver(owed.notice, 0);
  if (owed.confirmation === null) return { row, isNew, confirmation: "sent" };
  return { row, isNew, confirmation: await outbox.deliver(owed.confirmation, MAIL_PATIENCE) };
}

/** The ids of the mails that a request owes. */
interface OwedMails {
  confirmation: string | null;
  notice: string;
}

/**
 * The one way in which a request is stored, in the caller's transaction: once, as a lead, with the mails that it owes.
 * `lead` is the id of the lead that is made of it; null for a repeat.
 */
export async function storeRequest<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  candidate: Tables[T],
  limits: readonly [Limiter, string][] = [],
): Promise<{ row: Tables[T]; isNew: boolean; owed: OwedMails | null; lead: string | null }> {
  const stored = await insertRequestOnce(tx, kind.table, candidate);
  if (!stored.isNew) return { ...stored, owed: null, lead: null };
  const { row } = stored;
  const [, lead, owed] = await allDone([
    countUses(tx, limits),
    recordRequest(tx, LEAD_KINDS[kind.table], row),
    row.status === "spam" ? null : oweMails(tx, kind, services, row, row.created_at),
  ]);
  return { ...stored, lead, owed };
}

async function countUses(tx: Tx, limits: readonly [Limiter, string][]): Promise<void> {
  const allowances = await allDone(limits.map(([limiter, key]) => limiter.consume(key, tx)));
  for (const allowance of allowances) if (!allowance.allowed) throw new TooManyRequests(allowance.retryAfter);
}

type MailingKind<T extends RequestTable> = Pick<RequestKind<T, ParsedRequest>, "table" | "confirmation" | "notice">;

/** Owes the mails of a stored request, which promise an answer from `promisedFrom` (ISO-8601 UTC). */
export async function oweMails<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  row: Tables[T],
  promisedFrom: string,
): Promise<OwedMails> {
  const { outbox } = services;
  const toVisitor = kind.confirmation(row, promisedFrom);
  const [confirmation, notice] = await allDone([
    toVisitor && outbox.owe(tx, toVisitor),
    outbox.owe(tx, kind.notice(row, services, promisedFrom)),
  ]);
  return { confirmation, notice };
}

async function confirmationOfStored(
  { db, outbox }: SubmitServices,
  { id, status }: Tables[RequestTable],
): Promise<"sent" | "delayed"> {
  if (status === "spam") return "sent";
  const mailId = await confirmationOf(db, id);
  return mailId ? outbox.deliver(mailId, MAIL_PATIENCE) : "delayed";
}

async function confirmationOf(db: Db, requestId: string): Promise<string | undefined> {
  const mails = (await mailStates(db, [requestId])).get(requestId) ?? [];
  return mails.find((mail) => isConfirmation(mail.template))?.id;
}

function toRow<T extends RequestTable, Request extends ParsedRequest>(
  kind: RequestKind<T, Request>,
  request: Request,
  sender: Sender,
  secret: string,
): Tables[T] {
  const { submission_id, attribution, ...fields } = request;
  const digest = () =>
    createHmac("sha256", secret)
      .update(JSON.stringify([sender.address, fields]))
      .digest("base64url");
  return {
    ...kind.columns(request),
    id: uuidv7(),
    submission_id,
    body_digest: submission_id === null ? digest() : null,
    attribution: attribution && JSON.stringify(attribution),
    language: sender.language,
    status: sender.isSuspect ? "spam" : "new",
    created_at: new Date().toISOString(),
  } as Tables[T];
}
