import { createHmac } from "node:crypto";
import { deskWords } from "~/content/desk/words.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { offerRequests } from "~/features/requests/offer-requests.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import { findRepeatedForm, insertRequestOnce } from "~/features/requests/request-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { fill } from "~/lib/text/fill";
import { findLead } from "../lead-store.server";
import { recordHandLead } from "../record-lead.server";
import type { Channel, HandLead } from "./hand-lead";

const TABLE = "offer_requests";

/** These leads have been spoken to. An answer is promised to them only by a confirmation. */
const SPOKEN_TO: readonly Channel[] = ["phone", "visit"];

/**
 * Stores what somebody of the desk entered, once, as an offer request with its lead, and gives the id of the lead; null
 * if that has been erased since. Throws only what the database throws.
 */
export async function storeHandLead(services: SubmitServices, entered: HandLead, by: By): Promise<string | null> {
  const { db, outbox, live } = services;
  const { channel, confirm, join, next_action, next_action_on } = entered;
  const row = requestOf(entered, by, services.env.SESSION_SECRET);
  const isPromised = confirm || !SPOKEN_TO.includes(channel);
  const { lead, mail } = await db.transaction().execute(async (tx) => {
    const repeated = (await findRepeatedForm(tx, TABLE, row)) ?? (await insertRequestOnce(tx, TABLE, row));
    if (repeated) {
      const known = await findLead(tx, { kind: "offer-request", subject_id: repeated.id });
      return { lead: known?.id ?? null, mail: null };
    }
    const recorded = await recordHandLead(tx, row, {
      person: join,
      promisedFrom: isPromised ? row.created_at : null,
      plan: { next_action, next_action_on },
    });
    await recordAudit(tx, {
      user: by.user,
      at: by.now,
      action: "lead.create",
      subject: `lead:${recorded.id}`,
      detail: { way: channel, ...(recorded.isJoined && { joined: join }) },
    });
    const confirmation = confirm ? offerRequests.confirmation(row, row.created_at) : null;
    return { lead: recorded.id, mail: confirmation && (await outbox.enqueue(tx, confirmation)) };
  });
  // No news to those at the desk, one of whom has just entered it.
  if (lead) void live.publish({ kind: "lead-changed", lead });
  if (mail) void outbox.deliver(mail, 0);
  return lead;
}

function requestOf(entered: HandLead, { user, now }: By, secret: string): OfferRequestRow {
  const { submission_id, name, email, phone, company, service, channel, referred_by } = entered;
  const digest = () =>
    createHmac("sha256", secret)
      .update(JSON.stringify([user.id, entered]))
      .digest("base64url");
  const referral = referred_by && fill(deskWords[OWNER_LANGUAGE].leadByHand.referredBy, { who: referred_by });
  return {
    id: newId(),
    submission_id,
    body_digest: submission_id === null ? digest() : null,
    name,
    email: email ?? "",
    phone,
    company,
    service,
    message: [referral, entered.message].filter(Boolean).join("\n\n") || null,
    source: `desk-${channel}`,
    language: OWNER_LANGUAGE,
    status: "new",
    created_at: now.toISOString(),
    attribution: null,
    external_id: null,
    is_test: 0,
  };
}
