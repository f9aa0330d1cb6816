import { isDeepStrictEqual } from "node:util";
import { business } from "~/content/business";
import type { Db, Tx } from "~/lib/db/database.server";
import { isOneAddress } from "~/lib/mail-address";
import { internationalDigits } from "~/lib/phone";
import { isOneOf } from "./keys-in-text";
import { type InTexts, NOT_READ, readOn, readTexts, type TextsRead } from "./read-texts.server";
import { type Keys, NO_IDS, type Trace } from "./trace";
import {
  conversationsByAddress,
  deedsTo,
  deskAddresses,
  idsByAddress,
  keysOfPeople,
  leadsBy,
  mailsOf,
  mergedWith,
  peopleKnownBy,
  peopleLeftBy,
  peopleWithoutLeads,
  pushesAbout,
  quotesBy,
  subscribersBy,
  suspectNumbers,
  type TracedLead,
} from "./trace/store.server";

/** What is known of the person: an e-mail address in lower case, or the digits of a number. */
export type Key = { email: string } | { phone: string };

/** Reads what was typed as an address or a telephone number; null when it is neither. */
export function readKey(typed: string): Key | null {
  const text = typed.normalize("NFC").trim();
  if (isOneAddress(text) && text.includes("@")) return { email: text.toLowerCase() };
  const phone = internationalDigits(text);
  return phone ? { phone } : null;
}

/** The text of a key, as it is shown. */
export function textOf(key: Key): string {
  return "email" in key ? key.email : `+${key.phone}`;
}

/**
 * Everything stored about the person with this address or number: of their leads, and of whoever the desk has merged
 * with them. The texts of other people are left out, and so are our own addresses, whoever filled them in: mails to and
 * from those are about everybody.
 */
export async function tracePerson(db: Db, key: Key, ownerEmail: string): Promise<Trace> {
  const found = await findPerson(db, key, ownerEmail);
  return complete(db, found, await readTexts(db, found.keys));
}

/**
 * Reads whatever takes long, so that `traceAgain` need not. `now`: the moment at which it begins, or shortly before.
 */
export async function readAhead(db: Db, key: Key, ownerEmail: string, now: Date): Promise<TextsRead> {
  const { keys } = await findPerson(db, key, ownerEmail);
  return { keys, ids: await readTexts(db, keys), at: now };
}

/**
 * Like `tracePerson`, but fast enough for a transaction that everybody waits for. Null when their addresses or numbers
 * have changed since `readAhead`.
 */
export async function traceAgain(tx: Tx, key: Key, ownerEmail: string, read: TextsRead): Promise<Trace | null> {
  const found = await findPerson(tx, key, ownerEmail);
  const isSame = isDeepStrictEqual(inOrder(found.keys), inOrder(read.keys));
  return isSame ? complete(tx, found, await readOn(tx, read)) : null;
}

function inOrder({ emails, phones }: Keys): string[][] {
  return [[...emails].sort(), [...phones].sort()];
}

/** What indexes lead to for a person: themselves, their leads and what these came from. */
interface Found {
  keys: Keys;
  leads: readonly TracedLead[];
  people: readonly string[];
  told: Subjects;
}

async function findPerson(db: Db, key: Key, ownerEmail: string): Promise<Found> {
  const seed = { emails: "email" in key ? [key.email] : [], phones: "phone" in key ? [key.phone] : [] };
  const first = [...(await leadsBy(db, "email_key", seed.emails)), ...(await leadsBy(db, "phone_key", seed.phones))];
  const people = await withMerged(db, [
    ...first.map(({ person_id }) => person_id),
    ...(await peopleKnownBy(db, seed.emails, seed.phones)),
  ]);
  const leads = unique([...first, ...(await leadsBy(db, "person_id", people))], ({ id }) => id);
  const known = await keysOfPeople(db, people);
  const valuesOf = (kind: "mail" | "phone") => known.filter((row) => row.kind === kind).map(({ value }) => value);
  const ours = await ourAddresses(db, ownerEmail);
  const emails = distinct([...seed.emails, ...valuesOf("mail"), ...leads.map(({ email_key }) => email_key)]).filter(
    (email) => !ours.has(email),
  );
  const phones = distinct([...seed.phones, ...valuesOf("phone"), ...leads.map(({ phone_key }) => phone_key)]);
  const subjects = subjectsOf(leads);
  const told = {
    offers: distinct([...subjects.offers, ...(await idsByAddress(db, "offer_requests", emails))]),
    configurations: distinct([
      ...subjects.configurations,
      ...(await idsByAddress(db, "configurator_requests", emails)),
    ]),
    conversations: distinct([...subjects.conversations, ...(await conversationsByAddress(db, emails))]),
    appointments: distinct([
      ...subjects.appointments,
      ...(await idsByAddress(db, "appointments", emails)),
      ...(await suspectTalks(db, phones)),
    ]),
  };
  // People whose leads were separated after being merged. Whoever they were merged into may be somebody else, and
  // stays.
  const left = await peopleWithoutLeads(db, emails, phones);
  return { keys: { emails, phones }, leads, people: distinct([...people, ...left]), told };
}

/** Everything stored about these leads, and about the people who have no others: for deletion by age. */
export async function traceLeads(db: Db, leads: readonly TracedLead[]): Promise<Trace> {
  const ids = new Set(leads.map(({ id }) => id));
  const people = await peopleLeftBy(db, distinct(leads.map(({ person_id }) => person_id)), ids);
  const keys = { emails: [], phones: [] };
  return complete(db, { keys, leads, people, told: subjectsOf(leads) }, NOT_READ);
}

/**
 * For leads that came from talks, what expires before the rest of a customer's data: the talks, their mails, and the
 * leads that did not end in an agreement.
 */
export async function traceTalks(db: Db, leads: readonly TracedLead[]): Promise<Trace> {
  const { conversations, appointments } = subjectsOf(leads);
  const mails = await mailsOf(db, [...conversations, ...appointments]);
  const gone = leads.filter(({ status }) => status !== "agreed").map(({ id }) => id);
  return { emails: [], phones: [], ids: { ...NO_IDS, conversations, appointments, mails, leads: gone } };
}

/** Somebody who works at the desk is not a visitor: mails to them are about others. */
export async function isAtDesk(db: Db, key: Key, ownerEmail: string): Promise<boolean> {
  if (!("email" in key)) return false;
  return (await ourAddresses(db, ownerEmail)).has(key.email);
}

/** The addresses that mails about visitors go to and come from, in lower case. */
async function ourAddresses(db: Db, ownerEmail: string): Promise<ReadonlySet<string>> {
  const addresses = [ownerEmail, business.email, business.privacyEmail, ...(await deskAddresses(db))];
  return new Set(addresses.map((address) => address.toLowerCase()));
}

type Subjects = Pick<Trace["ids"], "offers" | "configurations" | "conversations" | "appointments">;

/** Adds what depends on all that: quotes, mails, the newsletter, drafts, and entries of the log. */
async function complete(db: Db, { keys, leads, people, told: asked }: Found, inTexts: InTexts): Promise<Trace> {
  const told = { ...asked, conversations: distinct([...asked.conversations, ...inTexts.conversations]) };
  const leadIds = leads.map(({ id }) => id);
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
  const mails = distinct([...(await mailsOf(db, [...subjectIds, ...allQuotes])), ...inTexts.mails]);
  const subscribers = await subscribersBy(db, keys.emails);
  const named = (noun: string, ids: readonly string[]) => ids.map((id) => `${noun}:${id}`);
  const deeds = [
    ...(await deedsTo(db, [
      ...named("lead", leadIds),
      ...named("person", people),
      ...named("quote", allQuotes),
      ...named("mail", mails),
      ...named("conversation", told.conversations),
      ...named("appointment", told.appointments),
      ...named("subscriber", subscribers),
    ])),
    ...inTexts.deeds,
  ];
  const pushes = await pushesAbout(db, [
    ...named("lead", leadIds),
    ...named("chat", told.conversations),
    ...named("quote", allQuotes),
    ...named("appointment", told.appointments),
  ]);
  return {
    ...keys,
    ids: {
      ...NO_IDS,
      ...told,
      leads: leadIds,
      people,
      quotes,
      keptQuotes,
      mails,
      subscribers,
      drafts: inTexts.drafts,
      deeds: distinct(deeds),
      pushes,
    },
  };
}

/** Adds those whom the desk has merged with them, and so on. */
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

async function suspectTalks(db: Db, phones: readonly string[]): Promise<string[]> {
  if (phones.length === 0) return [];
  return (await suspectNumbers(db)).filter(({ phone }) => isOneOf(phones, phone)).map(({ id }) => id);
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function unique<T>(values: readonly T[], key: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [key(value), value])).values()];
}
