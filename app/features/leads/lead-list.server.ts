import type { SharedKey } from "~/content/shared/shared-copy";
import { type Attribution, sayTouch } from "~/features/attribution/attribution";
import { configurationOf, pricesOf } from "~/features/configurator/configurator-requests.server";
import { sayAnswers, sayPrices } from "~/features/configurator/say-configuration.server";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { type MailState, mailStates } from "~/features/mail/store.server";
import { isConfirmation, serviceName } from "~/features/requests/mails.server";
import { readAttribution } from "~/features/requests/offer-requests.server";
import { countRequests, cursorAfter, listRequests } from "~/features/requests/store.server";
import { formatMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import type { ConfiguratorRequestRow, OfferRequestRow, RequestRow } from "~/lib/db/tables";
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

/**
 * The page at `place`, newest first, whatever form the requests came from, with the mails of each. Null when its cursor
 * is not one of ours.
 */
export async function listLeads(db: Db, place: LeadPlace, reader: Reader): Promise<LeadPage | null> {
  const asked = { ...place, limit: PAGE_SIZE };
  const offers = await listRequests(db, "offer_requests", asked);
  const configurations = await listRequests(db, "configurator_requests", asked);
  if (!offers || !configurations) return null;
  const rows = [
    ...offers.items.map((row) => ({ ...row, tell: (texts: Texts) => tellOffer(row, texts) })),
    ...configurations.items.map((row) => ({ ...row, tell: () => tellConfiguration(row, reader.language) })),
  ].sort(newestFirst);
  // Each list gives a page of its own, so that together they hold the whole page.
  const page = rows.slice(0, PAGE_SIZE);
  const isLast = rows.length <= PAGE_SIZE && !offers.nextCursor && !configurations.nextCursor;
  const last = page.at(-1);
  const mails = await mailStates(
    db,
    page.map(({ id }) => id),
  );
  const texts = sharedCopy(reader.language);
  const leads = page.map((row) => ({
    ...toLead(row, texts, reader),
    ...row.tell(texts),
    mails: (mails.get(row.id) ?? []).map((mail) => toLeadMail(mail, reader)),
  }));
  return { leads, nextCursor: last && !isLast ? cursorAfter(last) : null };
}

/** How many requests have this status, of all forms together. */
export async function countLeads(db: Db, status: RequestRow["status"]): Promise<number> {
  return (
    (await countRequests(db, "offer_requests", status)) + (await countRequests(db, "configurator_requests", status))
  );
}

type Texts = Record<SharedKey, string>;
/** What differs between the kinds of requests. */
type Told = Pick<Lead, "service" | "message" | "answers" | "price">;

function tellOffer({ service, message }: OfferRequestRow, texts: Texts): Told {
  return { service: service && serviceName(service, texts), message, answers: [], price: null };
}

function tellConfiguration(row: ConfiguratorRequestRow, language: Language): Told {
  // Name, company, number and description have places of their own.
  const configuration = { ...configurationOf(row), company: null, phone: null, description: null };
  return {
    service: null,
    message: row.description,
    answers: sayAnswers(configuration, language),
    price: sayPrices(pricesOf(row), language),
  };
}

function toLead(row: RequestRow, texts: Texts, reader: Reader): Omit<Lead, keyof Told | "mails"> {
  const { id, name, company, email, phone } = row;
  return {
    id,
    name,
    company,
    email,
    phone,
    dialled: phone && internationalDigits(phone),
    source: row.source || texts["form.noSource"],
    origin: originOf(readAttribution(row.attribution)),
    isSuspect: row.status === "spam",
    createdAt: moment(row.created_at, reader),
  };
}

/** As the database sorts: by moment, then by id. */
function newestFirst(one: RequestRow, other: RequestRow): number {
  const [a, b] = [one, other].map(({ created_at, id }) => `${created_at} ${id}`) as [string, string];
  return a < b ? 1 : -1;
}

function toLeadMail({ id, template, state, due_at, sent_at, last_error }: MailState, reader: Reader): LeadMail {
  const isDue = state === "queued" && due_at <= reader.now.toISOString();
  const at = state === "sent" ? sent_at : state === "queued" && !isDue ? due_at : null;
  return {
    id,
    kind: kindOf(template),
    state: isDue ? "sending" : state,
    at: at === null ? null : moment(at, reader),
    reason: last_error,
  };
}

function kindOf(template: string): LeadMail["kind"] {
  if (isConfirmation(template)) return "confirmation";
  return template.endsWith("-notice") ? "notice" : "other";
}

/** First and last touch, where they tell something; once where they are the same. */
function originOf(attribution: Attribution | null): string[] {
  const said = [attribution?.first, attribution?.last].map((touch) => touch && sayTouch(touch));
  return [...new Set(said)].filter((text) => text != null);
}

function moment(iso: string, { language }: Reader): Moment {
  return { iso, text: formatMoment(iso, language) };
}
