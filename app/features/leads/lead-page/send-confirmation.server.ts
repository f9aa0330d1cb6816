import { answerDueAt } from "~/content/answer-due";
import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import { offerRequests } from "~/features/requests/offer-requests.server";
import { findRequest } from "~/features/requests/request-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ResendOutcome } from "../lead";
import { lockLead } from "../lead-store.server";

/** Milliseconds. */
const PATIENCE = 3_000;
/** Milliseconds: a second tap sends nothing. */
const JUST_NOW = 60_000;

/**
 * Sends the visitor the confirmation of a request, again or for the first time. One that waits for this address is tried
 * at once; one that went out to it just now is not sent twice. The outbox keeps trying. Throws only what the database
 * throws.
 */
export async function sendConfirmation(
  { db, outbox }: { db: Db; outbox: Outbox },
  id: string,
  { user, now }: By,
): Promise<ResendOutcome> {
  const mail = await db.transaction().execute(async (tx) => {
    const lead = await lockLead(tx, id);
    const confirmation = lead && lead.status !== "spam" ? await confirmationOf(tx, lead, now) : null;
    if (!lead || !confirmation) return null;
    const mails = (await mailStates(tx, [lead.subject_id])).get(lead.subject_id) ?? [];
    const latest = mails.findLast(({ template }) => isConfirmation(template));
    if (latest && latest.recipient === confirmation.recipient) {
      if (latest.state === "queued") {
        // It may wait for a later attempt.
        await outbox.requeue(tx, latest.id);
        return latest.id;
      }
      if (latest.sent_at && now.getTime() - Date.parse(latest.sent_at) < JUST_NOW) return "sent";
    }
    const queued = await outbox.enqueue(tx, confirmation);
    await recordAudit(tx, { user, at: now, action: "lead.confirm", subject: `lead:${id}` });
    return queued;
  });
  if (mail === null) return "refused";
  return mail === "sent" ? "sent" : outbox.deliver(mail, PATIENCE);
}

/** Null for what has none: a test, a conversation, whoever left no address. A moment that has passed is not promised. */
async function confirmationOf(db: Db, lead: LeadRow, now: Date): Promise<QueuedMail | null> {
  if (lead.email === null) return null;
  const mail = await mailOf(db, lead);
  const isLate = answerDueAt(lead.created_at, { isAds: lead.is_ads === 1 }) < now.toISOString();
  return mail && isLate ? ({ ...mail, props: { ...mail.props, isLate } } as QueuedMail) : mail;
}

async function mailOf(db: Db, { kind, subject_id, created_at }: LeadRow): Promise<QueuedMail | null> {
  if (kind === "offer-request") {
    const row = await findRequest(db, "offer_requests", subject_id);
    return row ? offerRequests.confirmation(row, created_at) : null;
  }
  if (kind !== "configurator-request") return null;
  const row = await findRequest(db, "configurator_requests", subject_id);
  return row ? configuratorRequests.confirmation(row, created_at) : null;
}
