import { business } from "~/content/business";
import { sharedCopy } from "~/content/shared-copy.server";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { greetedName, isLinked } from "~/features/mail/templates/unconfirmed-text";
import { type QuoteMailServices, quoteUrl } from "~/features/quotes/mails.server";
import { quotesForLeads } from "~/features/quotes/quote-list-store.server";
import { serviceName } from "~/features/requests/mails.server";
import { findRequest } from "~/features/requests/request-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { dayInWords } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { isNamed } from "../person-keys";
import { type Draft, fillDraft, type Values } from "./plan";

/** The template of a mail of a plan. */
export const PLAN_MAIL = "follow-up";

interface Sender {
  env: QuoteMailServices["env"];
  /** The name of whoever sends it; null: it goes by itself. */
  sender: string | null;
  now: Date;
}

/** The text of a step, with what is known of the lead now. */
export async function draftOf(db: Db, step: PlanStepRow, lead: LeadRow, by: Sender): Promise<Draft> {
  return fillDraft(step, await valuesOf(db, lead, await openQuote(db, lead.id, by.now), by));
}

/** The latest that can be agreed to. */
export async function openQuote(db: Db, leadId: string, now: Date): Promise<QuoteRow | undefined> {
  const [quote] = (await quotesForLeads(db, [leadId]))
    .filter((row) => isStanding(row, now))
    .toSorted((one, other) => (other.sent_at ?? "").localeCompare(one.sent_at ?? ""));
  return quote;
}

function isStanding({ state, valid_until }: QuoteRow, now: Date): boolean {
  return state === "sent" && (valid_until ?? "") >= dayOf(now.toISOString());
}

async function valuesOf(db: Db, lead: LeadRow, quote: QuoteRow | undefined, { env, sender }: Sender): Promise<Values> {
  const { language, company } = lead;
  const service =
    lead.kind === "offer-request" ? (await findRequest(db, "offer_requests", lead.subject_id))?.service : null;
  return {
    // A name that a mail program would link is left out: the address may be another person's.
    name: (isNamed(lead) && greetedName(lead.name)) || null,
    company: company && !isLinked(company) ? company : null,
    service: service ? serviceName(service, sharedCopy(language)) : null,
    quote: quote?.number ?? null,
    valid_until: quote?.valid_until ? dayInWords(quote.valid_until, language) : null,
    quote_link: quote ? quoteUrl(quote, env) : null,
    me: sender ?? business.name,
    phone: business.phone.national,
    business: business.name,
  };
}

/** The mail of a step to a known address. */
export function planMail(
  { subject, body }: Draft,
  lead: LeadRow & { email: string },
  { isByHand, dueAt }: { isByHand: boolean; dueAt: Date },
): QueuedMail<typeof PLAN_MAIL> {
  return {
    template: PLAN_MAIL,
    language: lead.language,
    recipient: lead.email,
    // The sender of all mails may be an address that nobody reads.
    replyTo: business.email,
    requestId: lead.subject_id,
    dueAt,
    props: { subject, text: body, isByHand },
  };
}
