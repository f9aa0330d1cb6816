import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatDay } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { duplicatesOf, type Likeness } from "../duplicates/duplicates.server";
import { leadsOfPerson } from "../lead-store.server";
import type { Reader } from "../list/present-lead.server";
import type { Likely, PersonCard } from "../person";
import { isNamed } from "../person-keys";

export const MOST_LEADS = 200;

/** The latest lead comes first. */
export async function readLikely(db: Db, leads: readonly LeadRow[], { language }: Reader): Promise<Likely | null> {
  const [latest] = leads;
  if (!latest) return null;
  const duplicates = await duplicatesOf(db, latest.person_id);
  const others: Likely["others"] = [];
  for (const [person, likenesses] of duplicates) {
    const card = await readCard(db, person, language);
    if (card) others.push({ card, why: likenesses.map((one) => presentWhy(one, language)) });
  }
  return { self: cardOf(latest, leads, language), others };
}

/** Null for somebody without requests, or with nothing but spam. */
export async function readCard(db: Db, personId: string, language: Language): Promise<PersonCard | null> {
  const leads = await leadsOfPerson(db, personId, MOST_LEADS);
  const [latest] = leads;
  return latest ? cardOf(latest, leads, language) : null;
}

function cardOf(latest: LeadRow, leads: readonly LeadRow[], language: Language): PersonCard {
  const { requests } = deskWords[language].people.duplicates;
  const words = leads.length === 1 ? requests.one : requests.other;
  const moment = formatDay(dayOf(latest.created_at), language);
  return {
    id: latest.person_id,
    name: nameOf(leads) ?? latest.name,
    company: leads.find(({ company }) => company !== null)?.company ?? null,
    emails: eachOnce(leads, ({ email, email_key }) => [email_key, email]).map(readableAddress),
    phones: eachOnce(leads, ({ phone, phone_key }) => [phone_key ?? phone, phone]),
    requests: fill(words, { count: String(leads.length), moment }),
  };
}

/** The last name given; else an address or a number. */
export function nameOf(leads: readonly LeadRow[]): string | undefined {
  const named = leads.find(isNamed);
  return (named ?? leads[0])?.name;
}

/** Values with the same key are the same; the last spelling is kept. */
export function eachOnce(
  leads: readonly LeadRow[],
  told: (lead: LeadRow) => readonly [key: string | null, text: string | null],
): string[] {
  const known = new Map<string, string>();
  for (const [key, text] of leads.map(told)) if (key && text && !known.has(key)) known.set(key, text);
  return [...known.values()];
}

function presentWhy({ why, said: [one = "", other = ""] }: Likeness, language: Language): string {
  return fill(deskWords[language].people.duplicates.why[why], {
    one: why === "phone" ? `+${one}` : readableAddress(one),
    other: readableAddress(other),
  });
}
