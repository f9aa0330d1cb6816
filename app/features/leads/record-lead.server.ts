import { v7 as uuidv7 } from "uuid";
import { owePush } from "~/features/notifications/owe-push.server";
import { findToJoin, joinPerson, keepTraces, replaceKeys } from "~/features/people/join-person.server";
import { leadKeysOf } from "~/features/people/person-keys";
import { lockToJoin } from "~/features/people/store.server";
import { answerDueAt } from "~/features/requests/answer-due.server";
import { isAdsSource } from "~/features/requests/services";
import { allDone } from "~/lib/all-done";
import type { ConversationRow } from "~/lib/db/chat-tables";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import type { AppointmentRow, RequestRow } from "~/lib/db/tables";
import { searchText } from "./search-text";
import { findLead, holdLead, insertLead, touchLead } from "./store.server";

/** The source of leads that came by the chat. */
const CHAT_SOURCE = "chat";

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
export async function recordRequest(
  tx: Tx,
  kind: "offer-request" | "configurator-request",
  row: RequestRow & { message?: string | null; description?: string | null; service?: string | null; is_test?: number },
): Promise<string> {
  const { id, name, phone, company, source, language, status, created_at, message, description } = row;
  const lead = uuidv7();
  const isAsked = status !== "spam";
  const recorded = recordLead(tx, lead, {
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
    // Nobody waits for the answer to a test.
    promisedFrom: isAsked && row.is_test !== 1 ? created_at : null,
  });
  const about = { lead, from: kind, name, service: row.service ?? null, isAds: isAdsSource(source) };
  await allDone([recorded, isAsked && owePush(tx, { kind: "lead", ...about }, new Date(created_at))]);
  return lead;
}

/** Takes the lead of a request that was kept as spam for what it is, answered from `now` on. */
export async function restoreRequestLead(tx: Tx, kind: LeadRow["kind"], row: RequestRow, now: Date): Promise<void> {
  const lead = await holdLeadOf(tx, kind, row.id);
  if (!lead) return;
  await touchLead(tx, lead.id, {
    status: "new",
    promised_at: answerDueAt(now.toISOString(), { isAds: lead.is_ads === 1 }),
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
  const keys = leadKeysOf(told);
  await lockToJoin(tx, keys);
  const known = await holdLeadOf(tx, "conversation", id);
  if (known) {
    const { message: _said, ...shown } = told;
    const search = [searchText(told), ...known.search.split("\n").slice(linesOf(known, message))].join("\n");
    await touchLead(tx, known.id, { ...shown, ...keys, search, updated_at: now.toISOString() });
    await replaceKeys(tx, { ...known, ...shown });
    return known.id;
  }
  const at = now.toISOString();
  const lead = uuidv7();
  await recordLead(tx, lead, {
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
  const notice = { kind: "lead", lead, from: "conversation", name: contact_name, service: null, isAds: false } as const;
  await owePush(tx, notice, now);
  return lead;
}

/** Makes a lead of an appointment that has been booked. Its visitor waits for the talk, not for an answer. */
export async function recordAppointment(tx: Tx, row: AppointmentRow): Promise<string> {
  const { id, name, email, phone, subject, source, language, created_at } = row;
  const lead = uuidv7();
  await recordLead(tx, lead, {
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
  await owePush(tx, { kind: "appointment", name, startsAt: row.starts_at }, new Date(created_at));
  return lead;
}

/** Writes that a person has answered, unless that was written before. */
export async function answerLeadOf(tx: Tx, kind: LeadRow["kind"], subjectId: string, now: Date): Promise<void> {
  const lead = await holdLeadOf(tx, kind, subjectId);
  if (!lead || lead.first_answered_at) return;
  const isNew = lead.status === "new";
  await touchLead(tx, lead.id, {
    ...(isNew && { status: "contacted", version: lead.version + 1 }),
    first_answered_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
}

/** The lead that was made of this, and nobody else changes it until the transaction ends. */
async function holdLeadOf(tx: Tx, kind: LeadRow["kind"], subjectId: string): Promise<LeadRow | undefined> {
  const lead = await findLead(tx, { kind, subject_id: subjectId });
  return lead && (await holdLead(tx, lead.id));
}

async function recordLead(tx: Tx, id: string, origin: Origin): Promise<void> {
  const { message, isTest, promisedFrom, ...shown } = origin;
  const isAds = isAdsSource(origin.source);
  const known = await findToJoin(tx, origin);
  const lead: LeadRow = {
    ...shown,
    ...leadKeysOf(origin),
    id,
    person_id: known ?? uuidv7(),
    decline_reason: null,
    is_ads: isAds ? 1 : 0,
    is_test: isTest ? 1 : 0,
    next_action: null,
    next_action_on: null,
    promised_at: promisedFrom && answerDueAt(promisedFrom, { isAds }),
    first_answered_at: null,
    version: 1,
    search: searchText({ ...shown, message }),
    updated_at: shown.created_at,
  };
  // In this order: a lead is of a person.
  await allDone([joinPerson(tx, lead.person_id, origin, known === undefined), keepLead(tx, lead)]);
}

async function keepLead(tx: Tx, lead: LeadRow): Promise<void> {
  if (await insertLead(tx, lead)) await keepTraces(tx, lead);
}

/** How many lines of a lead's text say who it is and what was asked; notes and tags come after. */
function linesOf(lead: LeadRow, message: string | null): number {
  return searchText({ ...lead, message }).split("\n").length;
}
