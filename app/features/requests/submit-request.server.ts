import { createHmac } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { MAIL_PATIENCE } from "~/features/mail/outbox.server";
import { mailStates } from "~/features/mail/store.server";
import type { Db } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables";
import { isConfirmation } from "./mails.server";
import type { ParsedRequest, RequestKind, Sender, SubmitServices, Submitted } from "./request-kind.server";
import { findBySubmissionId, insertRequestOnce, type RequestTable } from "./store.server";

/**
 * Stores a parsed request exactly once, in one transaction with the mails that it owes, and tries these at once.
 * A suspect is stored as spam and gets the same answer, but no mail. Throws only what the database throws.
 */
export async function submitRequest<T extends RequestTable, Request extends ParsedRequest>(
  kind: RequestKind<T, Request>,
  services: SubmitServices,
  request: Request,
  sender: Sender,
): Promise<Submitted<T>> {
  const { db, outbox } = services;
  const candidate = toRow(kind, request, sender, services.env.SESSION_SECRET);
  const { row, isNew, owed } = await db.transaction().execute(async (tx) => {
    const stored = await insertRequestOnce(tx, kind.table, candidate);
    if (!stored.isNew || stored.row.status === "spam") return { ...stored, owed: null };
    const promisedAt = stored.row.created_at;
    const confirmation = await outbox.owe(tx, kind.confirmation(stored.row, promisedAt));
    const notice = await outbox.owe(tx, kind.notice(stored.row, services, promisedAt));
    return { ...stored, owed: { confirmation, notice } };
  });
  if (!owed) return { row, isNew, confirmation: await confirmationOfStored(services, row) };
  void outbox.deliver(owed.notice, 0);
  return { row, isNew, confirmation: await outbox.deliver(owed.confirmation, MAIL_PATIENCE) };
}

/** The stored request of this submission id, with how its confirmation stands now; null when there is none. */
export async function findSubmitted<T extends RequestTable>(
  services: SubmitServices,
  table: T,
  submissionId: string,
): Promise<Submitted<T> | null> {
  const row = await findBySubmissionId(services.db, table, submissionId);
  return row ? { row, isNew: false, confirmation: await confirmationOfStored(services, row) } : null;
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
