import { adminCopy } from "~/content/admin/admin-copy.server";
import type { SharedKey } from "~/content/shared/shared-copy";
import { type Attribution, sayTouch } from "~/features/attribution/attribution";
import { configurationOf, pricesOf } from "~/features/configurator/configurator-requests.server";
import { sayAnswers, sayPrices } from "~/features/configurator/say-configuration.server";
import { codeOf } from "~/features/conversations/inbox.server";
import { chatPath } from "~/features/conversations/paths";
import { type ConfirmedConversation, listConfirmed } from "~/features/conversations/store.server";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { type MailState, mailStates } from "~/features/mail/store.server";
import { isConfirmation, serviceName } from "~/features/requests/mails.server";
import { readAttribution } from "~/features/requests/offer-requests.server";
import { countRequests, listRequests, positionOf } from "~/features/requests/store.server";
import { formatMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import type { ConfiguratorRequestRow, OfferRequestRow, RequestRow } from "~/lib/db/tables";
import { cursorAfter, readCursor } from "~/lib/keyset-cursor.server";
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
  const after = place.cursor === null ? null : readCursor(place.cursor);
  const chats = place.status === "spam" ? [] : await listConfirmed(db, { after, limit: PAGE_SIZE + 1 });
  const texts = sharedCopy(reader.language);
  const rows: Row[] = [
    ...offers.items.map((row) => ({ ...row, tell: () => tellRequest(row, tellOffer(row, texts), texts, reader) })),
    ...configurations.items.map((row) => ({
      ...row,
      tell: () => tellRequest(row, tellConfiguration(row, reader.language), texts, reader),
    })),
    ...chats.map((row) => ({ id: row.id, created_at: row.contact_confirmed_at, tell: () => tellChat(row, reader) })),
  ].sort(newestFirst);
  // Each list gives a page of its own, so that together they hold the whole page.
  const page = rows.slice(0, PAGE_SIZE);
  const isLast = rows.length <= PAGE_SIZE && !offers.nextCursor && !configurations.nextCursor;
  const last = page.at(-1);
  const mails = await mailStates(
    db,
    page.map(({ id }) => id),
  );
  const leads = page.map((row) => ({
    ...row.tell(),
    mails: (mails.get(row.id) ?? []).map((mail) => toLeadMail(mail, reader)),
  }));
  return { leads, nextCursor: last && !isLast ? cursorAfter(positionOf(last)) : null };
}

/** How many requests have this status, of all forms together. */
export async function countLeads(db: Db, status: RequestRow["status"]): Promise<number> {
  return (
    (await countRequests(db, "offer_requests", status)) + (await countRequests(db, "configurator_requests", status))
  );
}

/** A row of the list, from whatever table. */
interface Row {
  id: string;
  created_at: string;
  tell: () => Omit<Lead, "mails">;
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

function tellRequest(row: RequestRow, told: Told, texts: Texts, reader: Reader): Omit<Lead, "mails"> {
  const { id, name, company, email, phone } = row;
  return {
    ...told,
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
    chatPath: null,
  };
}

/** A visitor of the chat who agreed to be contacted. */
function tellChat(row: ConfirmedConversation, reader: Reader): Omit<Lead, "mails"> {
  const { id, contact_name, contact_email: email, contact_phone: phone, first_text } = row;
  const copy = adminCopy[reader.language];
  return {
    id,
    name: contact_name ?? `${copy.chats.visitor} ${codeOf(row)}`,
    company: null,
    email,
    phone,
    dialled: phone && internationalDigits(phone),
    service: null,
    message: first_text,
    answers: [],
    price: null,
    source: copy.requests.chat,
    origin: [],
    isSuspect: false,
    createdAt: moment(row.contact_confirmed_at, reader),
    chatPath: chatPath(id),
  };
}

/** As the database sorts: by moment, then by id. */
function newestFirst(one: Row, other: Row): number {
  const [a, b] = [one, other].map(({ created_at, id }) => `${created_at} ${id}`) as [string, string];
  return a < b ? 1 : -1;
}

/** A mail as the desk shows it. */
export function toLeadMail({ id, template, state, due_at, sent_at, last_error }: MailState, reader: Reader): LeadMail {
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
