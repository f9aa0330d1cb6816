import { createHmac } from "node:crypto";
import { MAIL_PATIENCE, type Outbox } from "~/features/mail/outbox/outbox.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import type { Db } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import type { AutoResponse } from "./auto-response";
import { autoResponseMail } from "./mails.server";
import type { ParsedRequest, RequestKind, Sender, SubmitServices, Submitted } from "./request-kind.server";
import type { RequestTable } from "./request-store.server";
import { type Limits, storeRequest } from "./store-request.server";

/**
 * Exactly once, in one transaction with its mails, which are then tried at once. A suspect is stored as spam and gets
 * the same answer, but no mail. Throws `TooManyRequests` and database errors only.
 */
export async function submitRequest<T extends RequestTable, Request extends ParsedRequest>(
  kind: RequestKind<T, Request>,
  services: SubmitServices,
  request: Request,
  sender: Sender,
  limits: Limits,
): Promise<Submitted<T>> {
  const { db, outbox } = services;
  const candidate = { row: toRow(kind, request, sender, services.env.SESSION_SECRET), limits };
  const { row, isNew, enqueued, lead } = await db
    .transaction()
    .execute((tx) => storeRequest(tx, kind, services, candidate));
  if (enqueued && lead) void services.live.publish({ kind: "lead", lead });
  if (!enqueued) return { row, isNew, confirmation: await confirmationOfStored(services, row) };
  // The visitor's mail goes first, since the number of attempts is limited.
  const confirmation = enqueued.confirmation === null ? "sent" : outbox.deliver(enqueued.confirmation, MAIL_PATIENCE);
  void outbox.deliver(enqueued.notice, 0);
  return { row, isNew, confirmation: await confirmation };
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
    id: newId(),
    submission_id,
    body_digest: submission_id === null ? digest() : null,
    attribution: attribution && JSON.stringify(attribution),
    language: sender.language,
    status: sender.isSuspect ? "spam" : "new",
    created_at: new Date().toISOString(),
  } as Tables[T];
}

/** Enqueues the confirmation, and tries it at once. */
export async function sendAutoResponse(
  { db, outbox }: { db: Db; outbox: Outbox },
  response: AutoResponse,
  language: Language,
): Promise<"sent" | "delayed"> {
  const isAds = response.type === "meta-ads-lead";
  const mail = autoResponseMail(response, { language, promisedFrom: new Date().toISOString(), isAds });
  const id = await db.transaction().execute((tx) => outbox.enqueue(tx, mail));
  return outbox.deliver(id, MAIL_PATIENCE);
}
