import { isDeepStrictEqual } from "node:util";
import { business } from "~/content/business";
import type { Db, Tx } from "~/lib/db/database.server";
import { isOneAddress } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { type InTexts, NOT_READ, readOn, readTexts } from "./read-texts.server";
import { isOneOf, type Keys, NO_IDS, type Trace, type TraceKind } from "./trace";
import {
  addressesOfPeople,
  auditEntriesTo,
  deskAddresses,
  idsByAddress,
  idsWith,
  leadsBy,
  mergedWith,
  peopleKnownBy,
  peopleLeftBy,
  peopleWithoutLeads,
  projectNumbers,
  quotesBy,
  suspectNumbers,
  type TracedLead,
  threadMessagesOf,
} from "./trace-store.server";

/** An e-mail address in lower case, or the digits of a number. */
export type Key = { email: string } | { phone: string };

/** Null if it is neither. */
export function readKey(typed: string): Key | null {
  const email = addressKey(typed);
  if (isOneAddress(email)) return { email };
  const phone = internationalDigits(typed);
  return phone ? { phone } : null;
}

export function textOf(key: Key): string {
  return "email" in key ? readableAddress(key.email) : `+${key.phone}`;
}

/** Others may share a number: of `byNumber` only what is `ticked` counts. Our own addresses are left out. */
export async function tracePerson(
  db: Db,
  key: Key,
  ownerEmail: string,
  ticked: readonly string[] = [],
): Promise<Traced> {
  const found = await findPerson(db, key, ownerEmail);
  return traceFound(db, found, await readBoth(found.keys, (keys) => readTexts(db, keys)), ticked);
}

export interface Traced {
  trace: Trace;
  byNumber: ByNumber;
}

/** Neither their address nor anything that the desk has joined to it. */
export interface ByNumber {
  leads: readonly TracedLead[];
  conversations: readonly string[];
  appointments: readonly string[];
  drafts: readonly string[];
  /** Jobs that were added by hand, without a lead. */
  projects: readonly string[];
  people: readonly string[];
}

const NOUNS = {
  leads: "lead",
  conversations: "conversation",
  appointments: "appointment",
  drafts: "draft",
  projects: "project",
  people: "person",
} as const satisfies Record<keyof ByNumber, string>;

export function tickOf(kind: keyof ByNumber, id: string): string {
  return `${NOUNS[kind]}:${id}`;
}

export function tickedOf({ leads, ...others }: ByNumber, ticked: readonly string[]): string[] {
  const rows = { leads: leads.map(({ id }) => id), ...others };
  const kinds = Object.keys(NOUNS) as (keyof ByNumber)[];
  return kinds.flatMap((kind) => rows[kind].map((id) => tickOf(kind, id))).filter((tick) => ticked.includes(tick));
}

export interface BothRead {
  byAddress: InTexts;
  byNumber: InTexts;
}

/** `at` is when reading began. */
export interface ReadAhead extends BothRead {
  keys: Keys;
  at: Date;
}

async function readBoth({ emails, phones }: Keys, read: (keys: Keys) => Promise<InTexts>): Promise<BothRead> {
  return { byAddress: await read({ emails, phones: [] }), byNumber: await read({ emails: [], phones }) };
}

/** `now`: the moment at which reading begins, or shortly before. */
export async function readAhead(db: Db, key: Key, ownerEmail: string, now: Date): Promise<ReadAhead> {
  const { keys } = await findPerson(db, key, ownerEmail);
  return { keys, ...(await readBoth(keys, (some) => readTexts(db, some))), at: now };
}

/** Short, because all other writers wait for the transaction. Null if the keys have changed since `readAhead`. */
export async function traceAgain(
  tx: Tx,
  key: Key,
  ownerEmail: string,
  read: ReadAhead,
  ticked: readonly string[],
): Promise<Traced | null> {
  const found = await findPerson(tx, key, ownerEmail);
  if (!isDeepStrictEqual(inOrder(found.keys), inOrder(read.keys))) return null;
  const { emails, phones } = found.keys;
  const { at } = read;
  const byAddress = await readOn(tx, { keys: { emails, phones: [] }, ids: read.byAddress, at });
  const byNumber = await readOn(tx, { keys: { emails: [], phones }, ids: read.byNumber, at });
  return traceFound(tx, found, { byAddress, byNumber }, ticked);
}

function inOrder({ emails, phones }: Keys): string[][] {
  return [[...emails].sort(), [...phones].sort()];
}

interface Found {
  keys: Keys;
  leads: readonly TracedLead[];
  people: readonly string[];
  told: Subjects;
  projects?: readonly string[];
}

async function findPerson(db: Db, key: Key, ownerEmail: string): Promise<Found> {
  const seed = { emails: "email" in key ? [key.email] : [], phones: "phone" in key ? [key.phone] : [] };
  const first = await leadsBy(db, "email_key", seed.emails);
  const people = await withMerged(db, [
    ...first.map(({ person_id }) => person_id),
    ...(await peopleKnownBy(db, seed.emails)),
  ]);
  const leads = unique([...first, ...(await leadsBy(db, "person_id", people))], ({ id }) => id);
  const ours = await ourAddresses(db, ownerEmail);
  const emails = distinct([
    ...seed.emails,
    ...(await addressesOfPeople(db, people)),
    ...leads.map(({ email_key }) => email_key),
  ]).filter((email) => !ours.has(email));
  const phones = distinct([...seed.phones, ...leads.map(({ phone_key }) => phone_key)]);
  const subjects = subjectsOf(leads);
  const told = {
    offers: distinct([...subjects.offers, ...(await idsByAddress(db, "offer_requests", emails))]),
    configurations: distinct([
      ...subjects.configurations,
      ...(await idsByAddress(db, "configurator_requests", emails)),
    ]),
    conversations: distinct([...subjects.conversations, ...(await idsByAddress(db, "conversations", emails))]),
    appointments: distinct([...subjects.appointments, ...(await idsByAddress(db, "appointments", emails))]),
  };
  // The person these people were merged into may be another one, and stays.
  const left = await peopleWithoutLeads(db, { emails, phones: [] });
  return { keys: { emails, phones }, leads, people: distinct([...people, ...left]), told };
}

async function traceFound(db: Db, found: Found, read: BothRead, ticked: readonly string[]): Promise<Traced> {
  const sure = await complete(db, found, read.byAddress);
  const byNumber = await findByNumber(db, sure, read.byNumber);
  const more = ticked.length > 0 ? await traceTicked(db, byNumber, new Set(ticked)) : null;
  return { trace: more ? joined(sure, more) : sure, byNumber };
}

async function findByNumber(db: Db, { ids, phones }: Trace, inTexts: InTexts): Promise<ByNumber> {
  const others = (found: readonly string[], known: readonly string[]) => {
    const isKnown = new Set(known);
    return distinct(found).filter((id) => !isKnown.has(id));
  };
  const own = new Set(ids.leads);
  const leads = (await leadsBy(db, "phone_key", phones)).filter(({ id }) => !own.has(id));
  const told = subjectsOf(leads);
  return {
    leads,
    conversations: others(inTexts.conversations, [...ids.conversations, ...told.conversations]),
    appointments: others(await withNumber(phones, () => suspectNumbers(db)), [
      ...ids.appointments,
      ...told.appointments,
    ]),
    drafts: others(inTexts.drafts, ids.drafts),
    projects: others(await withNumber(phones, () => projectNumbers(db)), ids.projects),
    people: others(await peopleWithoutLeads(db, { emails: [], phones }), ids.people),
  };
}

async function traceTicked(db: Db, byNumber: ByNumber, ticked: ReadonlySet<string>): Promise<Trace> {
  const of = (kind: Exclude<keyof ByNumber, "leads">) => byNumber[kind].filter((id) => ticked.has(tickOf(kind, id)));
  const leads = byNumber.leads.filter(({ id }) => ticked.has(tickOf("leads", id)));
  const subjects = subjectsOf(leads);
  const told = {
    ...subjects,
    conversations: [...subjects.conversations, ...of("conversations")],
    appointments: [...subjects.appointments, ...of("appointments")],
  };
  const gone = await peopleOfOnly(db, leads);
  const people = distinct([...(await withMerged(db, gone)), ...of("people")]);
  const inTexts = { ...NOT_READ, drafts: of("drafts") };
  const projects = of("projects");
  return complete(db, { keys: { emails: [], phones: [] }, leads, people, told, projects }, inTexts);
}

function peopleOfOnly(db: Db, leads: readonly TracedLead[]): Promise<string[]> {
  return peopleLeftBy(db, distinct(leads.map(({ person_id }) => person_id)), new Set(leads.map(({ id }) => id)));
}

function joined(one: Trace, other: Trace): Trace {
  const kinds = Object.keys(one.ids) as TraceKind[];
  const ids = kinds.map((kind) => [kind, distinct([...one.ids[kind], ...other.ids[kind]])]);
  return { ...one, ids: Object.fromEntries(ids) };
}

/** Deletion by age uses it. */
export async function traceLeads(db: Db, leads: readonly TracedLead[]): Promise<Trace> {
  const people = await peopleOfOnly(db, leads);
  const keys = { emails: [], phones: [] };
  return complete(db, { keys, leads, people, told: subjectsOf(leads) }, NOT_READ);
}

/** Appointments, their mails, and leads without an agreement expire before the rest of a customer's data. */
export async function traceAppointments(db: Db, leads: readonly TracedLead[]): Promise<Trace> {
  const { conversations, appointments } = subjectsOf(leads);
  const gone = leads.filter(({ status }) => status !== "agreed").map(({ id }) => id);
  const mails = await idsWith(db, "outbox", "request_id", [...gone, ...conversations, ...appointments]);
  const threadMessages = await threadMessagesOf(db, { leads: gone, people: [] });
  const ids = { ...NO_IDS, conversations, appointments, mails, leads: gone, threadMessages };
  return { emails: [], phones: [], ids };
}

/** Mails to owners are about others. */
export async function isAtDesk(db: Db, key: Key, ownerEmail: string): Promise<boolean> {
  if (!("email" in key)) return false;
  return (await ourAddresses(db, ownerEmail)).has(key.email);
}

/** Lower case. */
async function ourAddresses(db: Db, ownerEmail: string): Promise<ReadonlySet<string>> {
  const addresses = [ownerEmail, business.email, business.privacyEmail, ...(await deskAddresses(db))];
  return new Set(addresses.map(addressKey));
}

type Subjects = Pick<Trace["ids"], "offers" | "configurations" | "conversations" | "appointments">;

async function complete(
  db: Db,
  { keys, leads, people, told: asked, projects: given = [] }: Found,
  inTexts: InTexts,
): Promise<Trace> {
  const leadIds = leads.map(({ id }) => id);
  const told = {
    ...asked,
    conversations: distinct([...asked.conversations, ...inTexts.conversations]),
    appointments: distinct([...asked.appointments, ...(await idsWith(db, "appointments", "lead_id", leadIds))]),
  };
  const subjectIds = [...told.offers, ...told.configurations, ...told.conversations, ...told.appointments];
  const found = [
    ...(await quotesBy(db, "lead_id", leadIds)),
    ...(await quotesBy(db, "request_id", [...leadIds, ...subjectIds])),
    ...(await quotesBy(db, "email", keys.emails)),
  ];
  const agreed = (isAgreed: boolean) =>
    distinct(found.filter(({ state }) => (state === "agreed") === isAgreed).map(({ id }) => id));
  const [quotes, keptQuotes] = [agreed(false), agreed(true)];
  const allQuotes = [...quotes, ...keptQuotes];
  const projects = distinct([
    ...given,
    ...(await idsWith(db, "projects", "lead_id", leadIds)),
    ...(await idsWith(db, "projects", "quote_id", allQuotes)),
    ...(await idsByAddress(db, "projects", keys.emails)),
  ]);
  const checks = distinct([
    ...(await idsWith(db, "website_checks", "lead_id", leadIds)),
    ...(await idsByAddress(db, "website_checks", keys.emails)),
  ]);
  const mails = distinct([
    ...(await idsWith(db, "outbox", "request_id", [...leadIds, ...subjectIds, ...allQuotes, ...projects, ...checks])),
    ...inTexts.mails,
  ]);
  const subscribers = await idsWith(db, "subscribers", "email", keys.emails);
  const named = (noun: string, ids: readonly string[]) => ids.map((id) => `${noun}:${id}`);
  const auditEntries = [
    ...(await auditEntriesTo(db, [
      ...named("lead", leadIds),
      ...named("person", people),
      ...named("quote", allQuotes),
      ...named("project", projects),
      ...named("mail", mails),
      ...named("conversation", told.conversations),
      ...named("appointment", told.appointments),
      ...named("subscriber", subscribers),
    ])),
    ...inTexts.auditEntries,
  ];
  const topics = [
    ...named("lead", leadIds),
    ...named("thread", leadIds),
    ...named("chat", told.conversations),
    ...named("quote", allQuotes),
    ...named("project", projects),
    ...named("appointment", told.appointments),
  ];
  return {
    ...keys,
    ids: {
      ...NO_IDS,
      ...told,
      leads: leadIds,
      people,
      quotes,
      keptQuotes,
      checks,
      projects,
      projectFiles: await idsWith(db, "project_files", "project_id", projects),
      mails,
      subscribers,
      drafts: inTexts.drafts,
      auditEntries: distinct(auditEntries),
      pushes: await idsWith(db, "push_messages", "topic", topics),
      notices: await idsWith(db, "notices", "topic", topics),
      importLines: inTexts.importLines,
      threadMessages: distinct(await threadMessagesOf(db, { leads: leadIds, people })),
      strangers: await idsWith(db, "mailbox_strangers", "sender", keys.emails),
    },
  };
}

async function withMerged(db: Db, people: readonly string[]): Promise<string[]> {
  const known = new Set(people);
  for (let size = -1; size < known.size; ) {
    size = known.size;
    for (const id of await mergedWith(db, [...known])) known.add(id);
  }
  return [...known];
}

function subjectsOf(leads: readonly TracedLead[]): Subjects {
  const of = (kind: TracedLead["kind"]) => leads.filter((lead) => lead.kind === kind).map((lead) => lead.subject_id);
  return {
    offers: of("offer-request"),
    configurations: of("configurator-request"),
    conversations: of("conversation"),
    appointments: of("appointment"),
  };
}

async function withNumber(
  phones: readonly string[],
  read: () => Promise<{ id: string; phone: string | null }[]>,
): Promise<string[]> {
  if (phones.length === 0) return [];
  return (await read()).filter(({ phone }) => isOneOf(phones, phone)).map(({ id }) => id);
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function unique<T>(values: readonly T[], key: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [key(value), value])).values()];
}
