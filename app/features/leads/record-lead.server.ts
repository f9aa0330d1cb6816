import { v7 as uuidv7 } from "uuid";
import { isAdsSource } from "~/features/requests/services";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import type { AppointmentRow, ConversationRow, RequestRow } from "~/lib/db/tables";
import { internationalDigits } from "~/lib/phone";
import { promisedAt } from "./promise.server";
import { searchText } from "./search-text";
import { findLead, findPersonId, insertLead, insertPerson, lockPerson, touchLead } from "./store.server";

/** The source of leads that came by the chat. */
export const CHAT_SOURCE = "chat";

/** What a lead is made of, from whatever table. */
type Origin = Pick<
  LeadRow,
  "kind" | "subject_id" | "name" | "email" | "phone" | "company" | "source" | "language" | "created_at"
> & {
  status: "new" | "spam";
  /** What the visitor wrote. */
  message: string | null;
  isTest: boolean;
  /** When the promise of an answer began to count; null when none was made. */
  promisedFrom: string | null;
};

/** Makes a lead of a request that has just been stored, in the same transaction. Gives its id. */
export function recordRequest(
  tx: Tx,
  kind: "offer-request" | "configurator-request",
  row: RequestRow & { message?: string | null; description?: string | null; is_test?: number },
): Promise<string> {
  const { id, name, phone, company, source, language, status, created_at, message, description } = row;
  return recordLead(tx, {
    kind,
    subject_id: id,
    name,
    email: row.email || null,
    phone,
    company,
    source,
    language,
    status,
    message: message ?? description ?? null,
    isTest: row.is_test === 1,
    created_at,
    promisedFrom: status === "spam" ? null : created_at,
  });
}

/** Takes the lead of a request that was kept as spam for what it is, answered from `now` on. */
export async function restoreRequestLead(tx: Tx, kind: LeadRow["kind"], row: RequestRow, now: Date): Promise<void> {
  const lead = await findLead(tx, { kind, subject_id: row.id });
  if (!lead) return;
  await touchLead(tx, lead.id, {
    status: "new",
    promised_at: promisedAt(now.toISOString(), { isAds: lead.is_ads === 1 }),
    updated_at: now.toISOString(),
    version: lead.version + 1,
  });
}

/**
 * Makes a lead of a conversation whose visitor has agreed to be contacted, or brings it up to date: `message` is what the
 * visitor said first. Gives its id.
 */
export async function recordConversation(
  tx: Tx,
  row: ConversationRow,
  message: string | null,
  now: Date,
): Promise<string> {
  const { id, contact_name, contact_email: email, contact_phone: phone, language } = row;
  const told = { name: contact_name ?? email ?? phone ?? "", email, phone, company: null, message };
  const known = await findLead(tx, { kind: "conversation", subject_id: id });
  if (known) {
    const { message: _said, ...shown } = told;
    const search = [searchText(told), ...known.search.split("\n").slice(linesOf(known, message))].join("\n");
    await touchLead(tx, known.id, { ...shown, ...keysOf(told), search, updated_at: now.toISOString() });
    return known.id;
  }
  const at = now.toISOString();
  return recordLead(tx, {
    ...told,
    kind: "conversation",
    subject_id: id,
    source: CHAT_SOURCE,
    language,
    status: "new",
    isTest: false,
    created_at: at,
    promisedFrom: at,
  });
}

/** Makes a lead of an appointment that has been booked. Its visitor waits for the talk, not for an answer. */
export function recordAppointment(tx: Tx, row: AppointmentRow): Promise<string> {
  const { id, name, email, phone, subject, source, language, created_at } = row;
  return recordLead(tx, {
    kind: "appointment",
    subject_id: id,
    name,
    email,
    phone,
    company: null,
    source,
    language,
    status: "new",
    message: subject,
    isTest: false,
    created_at,
    promisedFrom: null,
  });
}

/** Writes that a person has answered, unless that was written before. */
export async function answerLeadOf(tx: Tx, kind: LeadRow["kind"], subjectId: string, now: Date): Promise<void> {
  const lead = await findLead(tx, { kind, subject_id: subjectId });
  if (!lead || lead.first_answered_at) return;
  const isNew = lead.status === "new";
  await touchLead(tx, lead.id, {
    ...(isNew && { status: "contacted", version: lead.version + 1 }),
    first_answered_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
}

async function recordLead(tx: Tx, origin: Origin): Promise<string> {
  const { message, isTest, promisedFrom, ...shown } = origin;
  const keys = keysOf(origin);
  const isAds = isAdsSource(origin.source);
  await lockPerson(tx, keys);
  const person = (await findPersonId(tx, keys)) ?? (await makePerson(tx, origin));
  const id = uuidv7();
  await insertLead(tx, {
    ...shown,
    ...keys,
    id,
    person_id: person,
    decline_reason: null,
    is_ads: isAds ? 1 : 0,
    is_test: isTest ? 1 : 0,
    next_action: null,
    next_action_on: null,
    promised_at: promisedFrom && promisedAt(promisedFrom, { isAds }),
    first_answered_at: null,
    version: 1,
    search: searchText({ ...shown, message }),
    updated_at: shown.created_at,
  });
  return id;
}

async function makePerson(tx: Tx, { name, created_at, ...contact }: Origin): Promise<string> {
  const id = uuidv7();
  await insertPerson(tx, { id, name, ...keysOf(contact), created_at });
  return id;
}

function keysOf({ email, phone }: Pick<LeadRow, "email" | "phone">) {
  return { email_key: email?.trim().toLowerCase() || null, phone_key: phone && internationalDigits(phone) };
}

/** How many lines of a lead's text say who it is and what was asked; notes and tags come after. */
function linesOf(lead: LeadRow, message: string | null): number {
  return searchText({ ...lead, message }).split("\n").length;
}
