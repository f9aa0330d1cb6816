import { answerDueAt } from "~/content/answer-due";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import { isAdsSource } from "~/features/requests/services";
import type { Tx } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow, RequestRow } from "~/lib/db/tables/tables";
import { newId } from "~/lib/new-id.server";
import { readableAddress } from "~/lib/text/readable-address.server";
import { findToRejoin, joinPerson, joinPersonAs, replaceKeys, saveTraces } from "./duplicates/join-person.server";
import { findLead, insertLead, insertTag, lockLead, touchLead } from "./lead-store.server";
import { leadKeysOf } from "./person-keys";
import { refreshFromOwnLead } from "./person-page/change-people.server";
import { lockToJoin } from "./person-store.server";
import { stopPlansOnActivity } from "./plans/plan-store.server";
import { linesOf, searchText, withTag } from "./search-text.server";
import { deleteOpenWait } from "./waits/wait-store.server";
import { answerWait, openWait } from "./waits/waits.server";

/** The sign that an incoming lead gives of its person, who may have a plan. */
const SIGNS = {
  "offer-request": "request",
  "configurator-request": "request",
  conversation: "chat",
  appointment: "appointment",
} as const;

/** The source of leads that came by chat. */
const CHAT_SOURCE = "chat";

/** The data of a lead, from any table. */
type Origin = Pick<
  LeadRow,
  "kind" | "subject_id" | "name" | "email" | "phone" | "company" | "source" | "language" | "created_at"
> & {
  status: "new" | "spam";
  /** The visitor's own text. */
  message: string | null;
  isTest: boolean;
  /** The moment from which the promise of an answer counts. Null if none was made. */
  promisedFrom: string | null;
};

/** The part of a request that its lead is made of. */
type RecordedRequest = RequestRow & {
  message?: string | null;
  description?: string | null;
  service?: string | null;
  is_test?: number;
};

/**
 * Makes a lead of a request that has just been stored, in the same transaction; `now` is the moment of that, where the
 * request was made earlier. Gives its id.
 */
export async function recordRequest(
  tx: Tx,
  kind: "offer-request" | "configurator-request",
  row: RecordedRequest,
  now = new Date(row.created_at),
): Promise<string> {
  const lead = await recordLead(tx, originOf(kind, row));
  if (row.status !== "spam" && row.is_test !== 1) {
    const { name, email, phone, service = null, source, created_at } = row;
    const isCallable = leadKeysOf({ email, phone }).phone_key !== null;
    const callBy = isAdsSource(source) ? answerDueAt(created_at, { isAds: true }) : null;
    await enqueuePush(tx, { kind: "lead", lead, from: kind, name, service, callBy, isCallable }, now);
  }
  return lead;
}

/** `person`: whom somebody at the desk says it is; `promisedFrom`: null where no answer was promised. */
interface EnteredLead {
  person: string | null;
  promisedFrom: string | null;
  plan: Pick<LeadRow, "next_action" | "next_action_on">;
}

/** Makes a lead of a request that somebody of the desk has entered, in the same transaction. */
export async function recordHandLead(
  tx: Tx,
  row: RecordedRequest,
  { person, promisedFrom, plan }: EnteredLead,
): Promise<{ id: string; isJoined: boolean }> {
  const origin = { ...originOf("offer-request", row), promisedFrom };
  const joined = person ? await joinPersonAs(tx, origin, person) : await joinPerson(tx, origin);
  const lead = { ...leadOf(newId(), joined, origin), ...plan };
  await storeLead(tx, lead);
  await stopPlans(tx, lead);
  return { id: lead.id, isJoined: joined === person };
}

/** The columns of a file that a request does not have. */
type ImportedPlace = Pick<LeadRow, "decline_reason" | "next_action" | "next_action_on"> & {
  status: Exclude<LeadRow["status"], "spam">;
  tags: readonly string[];
};

/** Makes a lead of a request out of a file, in the same transaction. Nobody waits for its answer. */
export async function recordImportedLead(
  tx: Tx,
  row: RecordedRequest,
  { status, decline_reason, next_action, next_action_on, tags }: ImportedPlace,
): Promise<string> {
  const origin = { ...originOf("offer-request", row), promisedFrom: null };
  const place = { status, decline_reason, next_action, next_action_on };
  const lead = { ...leadOf(newId(), await joinPerson(tx, origin), origin), ...place };
  await storeLead(tx, { ...lead, search: tags.reduce(withTag, lead.search) });
  for (const tag of tags) await insertTag(tx, lead.id, tag);
  return lead.id;
}

function originOf(kind: "offer-request" | "configurator-request", row: RecordedRequest): Origin {
  const { id, name, phone, company, source, language, status, created_at, message, description } = row;
  const isTest = row.is_test === 1;
  return {
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
    isTest,
    created_at,
    // A test needs no answer.
    promisedFrom: status !== "spam" && !isTest ? created_at : null,
  };
}

/**
 * Turns the lead of a request that was kept as spam into a real one, whose answer is due counting from `now`. Returns
 * its id, if there is one.
 */
export async function restoreRequestLead(
  tx: Tx,
  kind: LeadRow["kind"],
  row: RequestRow,
  now: Date,
): Promise<string | null> {
  const lead = await lockLeadOf(tx, kind, row.id);
  if (!lead) return null;
  await touchLead(tx, lead.id, {
    status: "new",
    promised_at: answerDueAt(now.toISOString(), { isAds: lead.is_ads === 1 }),
    updated_at: now.toISOString(),
    version: lead.version + 1,
  });
  return lead.id;
}

/**
 * Makes a lead of a conversation whose visitor has agreed to be contacted, or brings it up to date. `message` is the
 * visitor's first one. Returns its id.
 */
export async function recordConversationLead(
  tx: Tx,
  row: ConversationRow,
  message: string | null,
  now: Date,
): Promise<string> {
  const { id, contact_name, contact_email: email, contact_phone: phone, language } = row;
  const name = contact_name ?? (email && readableAddress(email)) ?? phone ?? "";
  const told = { name, email, phone, company: null, message };
  const keys = leadKeysOf(told);
  await lockToJoin(tx, keys);
  const known = await lockLeadOf(tx, "conversation", id);
  if (known) {
    const { message: _said, ...shown } = told;
    const search = [searchText(told), ...known.search.split("\n").slice(linesOf({ ...known, message }))].join("\n");
    const person_id = await findToRejoin(tx, known, { ...shown, created_at: known.created_at });
    await touchLead(tx, known.id, { ...shown, ...keys, person_id, search, updated_at: now.toISOString() });
    await refreshFromOwnLead(tx, known.person_id);
    await replaceKeys(tx, { ...known, ...shown, person_id });
    return known.id;
  }
  const at = now.toISOString();
  const waitedSince = await deleteOpenWait(tx, { conversation_id: id });
  const lead = await recordLead(tx, {
    ...told,
    kind: "conversation",
    subject_id: id,
    source: CHAT_SOURCE,
    language,
    status: "new",
    isTest: false,
    created_at: at,
    promisedFrom: waitedSince ?? at,
  });
  const asked = { from: "conversation", service: null, callBy: null, isCallable: keys.phone_key !== null } as const;
  await enqueuePush(tx, { kind: "lead", lead, name: contact_name, ...asked }, now);
  return lead;
}

/** Makes a lead of an appointment that has been booked. Its visitor waits for the appointment, not for an answer. */
export async function recordAppointment(tx: Tx, row: AppointmentRow): Promise<string> {
  const { id, name, email, phone, subject, source, language, created_at } = row;
  const lead = await recordLead(tx, {
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
  await enqueuePush(tx, { kind: "appointment", appointment: id, name, startsAt: row.starts_at }, new Date(created_at));
  return lead;
}

/** Records that a person has answered in a conversation: its visitor waits no more, and its lead has had a first answer. */
export async function answerConversation(tx: Tx, id: string, now: Date): Promise<void> {
  const lead = await lockLeadOf(tx, "conversation", id);
  await answerWait(tx, lead ? { lead_id: lead.id } : { conversation_id: id }, now.toISOString());
  if (!lead || lead.first_answered_at) return;
  const isNew = lead.status === "new";
  await touchLead(tx, lead.id, {
    ...(isNew && { status: "contacted", version: lead.version + 1 }),
    first_answered_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
}

/** A visitor to whom a person has spoken writes on. Without a lead, it is the conversation that waits. */
export async function awaitInConversation(
  tx: Tx,
  { id, attendance, last_person_seq }: ConversationRow,
  now: Date,
): Promise<void> {
  const lead = await lockLeadOf(tx, "conversation", id);
  if (lead) return openWait(tx, { lead }, "chat", now.toISOString());
  if (attendance === "bot" && last_person_seq === 0) return;
  await openWait(tx, { conversation_id: id }, "chat", now.toISOString());
}

/** The lead that was made of this, locked until the transaction ends. */
async function lockLeadOf(tx: Tx, kind: LeadRow["kind"], subjectId: string): Promise<LeadRow | undefined> {
  const lead = await findLead(tx, { kind, subject_id: subjectId });
  return lead && (await lockLead(tx, lead.id));
}

async function recordLead(tx: Tx, origin: Origin): Promise<string> {
  const lead = leadOf(newId(), await joinPerson(tx, origin), origin);
  await storeLead(tx, lead);
  await stopPlans(tx, lead);
  return lead.id;
}

/** A request is an activity of its person; a line of a file is none. */
async function stopPlans(tx: Tx, lead: LeadRow): Promise<void> {
  if (lead.status !== "spam") await stopPlansOnActivity(tx, lead, SIGNS[lead.kind], new Date(lead.updated_at));
}

async function storeLead(tx: Tx, lead: LeadRow): Promise<void> {
  await insertLead(tx, lead);
  await saveTraces(tx, lead);
}

function leadOf(id: string, person_id: string, origin: Origin): LeadRow {
  const { message, isTest, promisedFrom, ...shown } = origin;
  const isAds = isAdsSource(origin.source);
  return {
    ...shown,
    ...leadKeysOf(origin),
    id,
    person_id,
    decline_reason: null,
    is_ads: isAds ? 1 : 0,
    is_test: isTest ? 1 : 0,
    assignee_id: null,
    next_action: null,
    next_action_on: null,
    live_on: null,
    promised_at: promisedFrom && answerDueAt(promisedFrom, { isAds }),
    first_answered_at: null,
    version: 1,
    search: searchText({ ...shown, message }),
    updated_at: shown.created_at,
  };
}
