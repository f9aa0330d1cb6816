import { createHmac } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import type { Outbox } from "~/features/mail/outbox.server";
import { mailStates } from "~/features/mail/store.server";
import type { Db } from "~/lib/db/database.server";
import type { OfferRequestRow } from "~/lib/db/tables";
import type { Language } from "~/lib/language/language";
import { CONFIRMATION_TEMPLATE, confirmationMail, MAIL_PATIENCE, noticeMail } from "./mails.server";
import type { OfferRequest } from "./offer-request";
import { findBySubmissionId, insertOfferRequestOnce } from "./store.server";

export interface Sender {
  language: Language;
  /** Network address: part of the digest that recognises a repeat; not stored. */
  address: string;
  /** Whether the honeypot was filled in. */
  isSuspect: boolean;
}

export interface SubmitServices {
  db: Db;
  outbox: Outbox;
  env: { SESSION_SECRET: string; SITE_URL: string };
  /** Who is told of a lead. */
  ownerEmail: string;
}

export interface Submitted {
  row: OfferRequestRow;
  isNew: boolean;
  /** Whether the mail server took the visitor's confirmation in time. */
  confirmation: "sent" | "delayed";
}

/**
 * Stores a parsed request exactly once, in one transaction with the mails that it owes, and tries these at once.
 * A suspect is stored as spam and gets the same answer, but no mail. Throws only what the database throws.
 */
export async function submitOfferRequest(
  services: SubmitServices,
  request: OfferRequest,
  sender: Sender,
): Promise<Submitted> {
  const { db, outbox } = services;
  const candidate = toRow(request, sender, services.env.SESSION_SECRET);
  const { row, isNew, owed } = await db.transaction().execute(async (tx) => {
    const stored = await insertOfferRequestOnce(tx, candidate);
    if (!stored.isNew || stored.row.status === "spam") return { ...stored, owed: null };
    const confirmation = await outbox.owe(tx, confirmationMail(stored.row));
    const notice = await outbox.owe(tx, noticeMail(stored.row, services));
    return { ...stored, owed: { confirmation, notice } };
  });
  if (!owed) return { row, isNew, confirmation: await confirmationOfStored(services, row) };
  void outbox.deliver(owed.notice, 0);
  return { row, isNew, confirmation: await outbox.deliver(owed.confirmation, MAIL_PATIENCE) };
}

/** The stored request of this submission id, with how its confirmation stands now; null when there is none. */
export async function findSubmitted(services: SubmitServices, submissionId: string): Promise<Submitted | null> {
  const row = await findBySubmissionId(services.db, submissionId);
  return row ? { row, isNew: false, confirmation: await confirmationOfStored(services, row) } : null;
}

async function confirmationOfStored({ db, outbox }: SubmitServices, row: OfferRequestRow): Promise<"sent" | "delayed"> {
  if (row.status === "spam") return "sent";
  const mailId = await confirmationOf(db, row.id);
  return mailId ? outbox.deliver(mailId, MAIL_PATIENCE) : "delayed";
}

async function confirmationOf(db: Db, requestId: string): Promise<string | undefined> {
  const mails = (await mailStates(db, [requestId])).get(requestId) ?? [];
  return mails.find((mail) => mail.template === CONFIRMATION_TEMPLATE)?.id;
}

function toRow({ submission_id, ...fields }: OfferRequest, sender: Sender, secret: string): OfferRequestRow {
  const digest = () =>
    createHmac("sha256", secret)
      .update(JSON.stringify([sender.address, fields]))
      .digest("base64url");
  return {
    ...fields,
    id: uuidv7(),
    submission_id,
    body_digest: submission_id === null ? digest() : null,
    language: sender.language,
    status: sender.isSuspect ? "spam" : "new",
    created_at: new Date().toISOString(),
  };
}
