import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { type MailState, mailStates } from "~/features/mail/store.server";
import { serviceName } from "~/features/requests/mails.server";
import { type ListedOfferRequest, listOfferRequests } from "~/features/requests/store.server";
import { formatMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { internationalDigits } from "~/lib/phone";
import type { Lead, LeadMail, Moment } from "./lead";
import type { LeadPlace } from "./lead-place";

const PAGE_SIZE = 25;

export interface LeadPage {
  leads: Lead[];
  nextCursor: string | null;
}

interface Reader {
  language: Language;
  now: Date;
}

/** The page at `place`, newest first, with the mails of each request. Null when its cursor is not one of ours. */
export async function listLeads(db: Db, place: LeadPlace, reader: Reader): Promise<LeadPage | null> {
  const page = await listOfferRequests(db, { ...place, limit: PAGE_SIZE });
  if (!page) return null;
  const mails = await mailStates(
    db,
    page.items.map(({ id }) => id),
  );
  const texts = sharedCopy(reader.language);
  const leads = page.items.map((row) => toLead(row, mails.get(row.id) ?? [], texts, reader));
  return { leads, nextCursor: page.nextCursor };
}

function toLead(
  row: ListedOfferRequest,
  mails: readonly MailState[],
  texts: Record<SharedKey, string>,
  reader: Reader,
): Lead {
  const { id, name, company, email, phone, message } = row;
  return {
    id,
    name,
    company,
    email,
    phone,
    message,
    dialled: phone && internationalDigits(phone),
    service: row.service && serviceName(row.service, texts),
    source: row.source || texts["form.noSource"],
    isSuspect: row.status === "spam",
    createdAt: moment(row.created_at, reader),
    mails: mails.map((mail) => toLeadMail(mail, reader)),
  };
}

const KINDS: Record<string, LeadMail["kind"]> = {
  "offer-request-confirmation": "confirmation",
  "offer-request-notice": "notice",
};

function toLeadMail({ id, template, state, due_at, sent_at, last_error }: MailState, reader: Reader): LeadMail {
  const isDue = state === "queued" && due_at <= reader.now.toISOString();
  const at = state === "sent" ? sent_at : state === "queued" && !isDue ? due_at : null;
  return {
    id,
    kind: KINDS[template] ?? "other",
    state: isDue ? "sending" : state,
    at: at === null ? null : moment(at, reader),
    reason: last_error,
  };
}

function moment(iso: string, { language }: Reader): Moment {
  return { iso, text: formatMoment(iso, language) };
}
