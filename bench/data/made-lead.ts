import { v5 as uuidv5 } from "uuid";
import { LEAD_STATUSES } from "~/features/leads/lead-filter";
import { searchText, withNote, withTag } from "~/features/leads/search-text.server";
import { isAdsSource } from "~/features/requests/services";
import type { LeadNoteRow, LeadRow, LeadTagRow, PersonRow } from "~/lib/db/lead-tables";
import type { ConfiguratorRequestRow, OfferRequestRow } from "~/lib/db/tables";
import { internationalDigits } from "~/lib/phone";
import { addDays, dayOf } from "~/lib/zoned-time";
import { chance, pick } from "../../scripts/seed/chance";
import { FIRST_NAMES, LAST_NAMES, MESSAGES, TOWNS, TRADES } from "../../scripts/seed/sample-requests";
import { configuratorRequestRow } from "../../tests/support/configurator-requests";
import { offerRequestRow } from "../../tests/support/offer-requests";
import { wordsOf } from "./lead-words";

/** A lead and everything that belongs to it, as rows by table. */
export interface MadeLead {
  people: PersonRow[];
  offers: OfferRequestRow[];
  configurations: ConfiguratorRequestRow[];
  leads: LeadRow[];
  tags: LeadTagRow[];
  notes: LeadNoteRow[];
}

const NAMESPACE = "0f7f3f0e-1d0b-4c59-8f7b-5f8d4f3a5b11";
const YEARS = 3;
const SOURCES = ["homepage", "contact", "meta-ads-landing", "meta-ads", "webdesign-enschede", "locatie-page", ""];
const TAGS = ["bellen", "webshop", "spoed", "hovenier", "beurs", "bekende", "later", "horeca"];
/** The statuses of old leads: most of them are dealt with. */
const DONE = ["contacted", "quoted", "quoted", "agreed", "declined", "declined", "contacted", "spam"] as const;

/**
 * The `index`th of `count` leads of the last years, the newest first. Two in ten are from somebody who had asked
 * before.
 */
export function madeLead(index: number, count: number, now: Date): MadeLead {
  const seed = index * 64;
  const person = personOf(index);
  const isNewPerson = person === index;
  const at = new Date(now.getTime() - ((index + chance(seed + 2)) / count) * YEARS * 365 * 86_400_000).toISOString();
  const id = uuidv5(`lead ${index}`, NAMESPACE);
  const subject_id = uuidv5(`subject ${index}`, NAMESPACE);
  const isConfigured = chance(seed + 3) < 0.15;
  const who = madePerson(person);
  const source = isConfigured ? "configurator" : pick(SOURCES, seed + 4);
  const message = `${pick(MESSAGES.nl, seed + 5) ?? ""} ${wordsOf(seed + 20, 6 + Math.floor(30 * chance(seed + 6)))}`;
  const tags = chance(seed + 7) < 0.3 ? [pick(TAGS, seed + 8)] : [];
  const notes = chance(seed + 9) < 0.25 ? [wordsOf(seed + 60, 12)] : [];
  const isSettled = index > count / 500;
  const status = isSettled ? pick(DONE, seed + 10) : pick(LEAD_STATUSES, seed + 11);
  const isPlanned = !isSettled || chance(seed + 13) < 0.01;
  const keys = { email_key: who.email, phone_key: who.phone && internationalDigits(who.phone) };
  const text = [
    ...notes.map((note) => (search: string) => withNote(search, note)),
    ...tags.map((tag) => (search: string) => withTag(search, tag)),
  ].reduce((search, add) => add(search), searchText({ ...who, message }));
  const asked = { ...who, id: subject_id, source, created_at: at, language: "nl" as const };
  return {
    people: isNewPerson ? [{ id: personId(person), name: who.name, ...keys, created_at: at }] : [],
    offers: isConfigured ? [] : [offerRequestRow({ ...asked, message })],
    configurations: isConfigured ? [configuratorRequestRow({ ...asked, description: message })] : [],
    leads: [
      {
        ...who,
        ...keys,
        id,
        kind: isConfigured ? "configurator-request" : "offer-request",
        subject_id,
        person_id: personId(person),
        source,
        language: "nl",
        status,
        decline_reason: status === "declined" ? "Te duur" : null,
        is_ads: isAdsSource(source) ? 1 : 0,
        is_test: chance(seed + 12) < 0.002 ? 1 : 0,
        next_action: isPlanned ? "Bellen" : null,
        // Around now: some before, some after.
        next_action_on: isPlanned ? addDays(dayOf(now.toISOString()), Math.floor(60 * chance(seed + 14)) - 20) : null,
        promised_at: at,
        first_answered_at: status === "new" || status === "spam" ? null : at,
        version: 1,
        search: text,
        created_at: at,
        updated_at: at,
      },
    ],
    tags: tags.map((tag) => ({ lead_id: id, tag })),
    notes: notes.map((note) => ({
      id: uuidv5(`note ${index}`, NAMESPACE),
      lead_id: id,
      text: note,
      user_email: "anna@weef.example",
      created_at: at,
    })),
  };
}

/** The number of the person who asked: somebody new, or the person of a newer lead. */
function personOf(index: number): number {
  const isNew = index === 0 || chance(index * 64) < 0.8;
  return isNew ? index : personOf(Math.floor(index * chance(index * 64 + 1)));
}

/** The `index`th person. */
function madePerson(index: number) {
  const seed = index * 64 + 40;
  const first = pick(FIRST_NAMES, seed);
  const town = pick(TOWNS, seed + 1);
  return {
    name: `${first} ${pick(LAST_NAMES, seed + 2)}`,
    email: `${first.toLowerCase().replace(/[^a-z]/g, "")}.${index}@${town.toLowerCase()}.example`,
    phone: chance(seed + 3) < 0.75 ? `06 ${String(10_000_000 + index * 797).replace(/(..)(?=.)/g, "$1 ")}` : null,
    company: chance(seed + 4) < 0.7 ? `${pick(TRADES, seed + 5)} ${wordsOf(seed + 6, 1)} ${town}` : null,
  };
}

function personId(index: number): string {
  return uuidv5(`person ${index}`, NAMESPACE);
}
