import { answerDueAt } from "~/content/answer-due";
import { deskWords } from "~/content/desk/words.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { confirmationMail } from "~/features/requests/mails.server";
import { offerRequests } from "~/features/requests/offer-requests.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import { ADS_SERVICE } from "~/features/requests/services";
import { type MailingKind, storeRequest } from "~/features/requests/store-request.server";
import type { MetaLeadEventRow } from "~/lib/db/tables/meta-tables";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { isDummy, readFields } from "./lead-fields";
import type { MetaLead } from "./lead-schema";
import { settleEvent } from "./meta-lead-store.server";

/** The source of what comes from an advertisement (spec section 3, source values). */
const SOURCE = "meta-ads";

/**
 * Turns a lead into an offer request, with its mails, in one transaction with the end of its event: once,
 * however often Meta reports it. False, with nothing stored, if the lease of the event was lost.
 */
export async function storeLead(
  services: SubmitServices,
  event: MetaLeadEventRow,
  { lead, isTest, now }: { lead: MetaLead; isTest: boolean; now: Date },
): Promise<boolean> {
  const { db, outbox, live } = services;
  const candidate = requestOf(event.id, lead, isTest, now);
  try {
    const stored = await db.transaction().execute(async (tx) => {
      const request = await storeRequest(tx, kindOf(candidate, now), services, { row: candidate, now });
      const result = { state: "stored", requestId: request.row.id, at: now } as const;
      if (!(await settleEvent(tx, event, result))) throw new LeaseLost();
      return request;
    });
    if (stored.lead) void live.publish({ kind: "lead", lead: stored.lead });
    for (const mail of [stored.enqueued?.confirmation, stored.enqueued?.notice]) if (mail) void outbox.deliver(mail, 0);
    return true;
  } catch (error) {
    if (error instanceof LeaseLost) return false;
    throw error;
  }
}

/** Rolls the transaction back: another process has taken over the event. */
class LeaseLost extends Error {}

/**
 * A lead that Meta tells of when its answer is due already, as after an outage, keeps its moment at the desk; the visitor
 * hears of none that has passed.
 */
function kindOf({ created_at }: OfferRequestRow, now: Date): MailingKind<"offer_requests"> {
  if (answerDueAt(created_at, { isAds: true }) > now.toISOString()) return offerRequests;
  return {
    ...offerRequests,
    confirmation: (row, promisedFrom) => {
      if (row.is_test || !row.email) return null;
      const mail = confirmationMail(row, promisedFrom);
      return { ...mail, props: { ...mail.props, isLate: true } };
    },
  };
}

function requestOf(id: string, lead: MetaLead, isTest: boolean, now: Date): OfferRequestRow {
  return {
    ...readFields(lead.field_data, deskWords[OWNER_LANGUAGE].metaLeads.lead),
    id: newId(),
    submission_id: null,
    body_digest: null,
    service: ADS_SERVICE,
    source: SOURCE,
    // Meta does not say which language the form was in, so it is the business's own.
    language: OWNER_LANGUAGE,
    status: "new",
    attribution: null,
    external_id: id,
    is_test: isTest || isDummy(lead.field_data) ? 1 : 0,
    created_at: createdAt(lead, now).toISOString(),
  };
}

/** The moment at which the lead was filled in, by Meta; `now` if Meta names none, or one in the future. */
function createdAt({ created_time }: MetaLead, now: Date): Date {
  const moment = Date.parse(created_time ?? "");
  return moment <= now.getTime() ? new Date(moment) : now;
}
