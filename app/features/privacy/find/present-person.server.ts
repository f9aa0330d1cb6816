import { deskWords } from "~/content/desk/words.server";
import { leadsHolding } from "~/features/leads/list/lead-list-store.server";
import { leadPath } from "~/features/leads/paths";
import { deskQuotePath } from "~/features/quotes/paths";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { foldText } from "~/lib/text/fold";
import { readableAddress, spellingsOf } from "~/lib/text/readable-address.server";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { type PrivacyServices, personSubject, printOf } from "../erase/erase-person.server";
import { countRows } from "../erase/personal-store.server";
import { PERSONAL_TABLES, VISITOR_TABLES } from "../personal-tables";
import { isAtDesk, type Key, readKey, textOf, tracePerson } from "./find-person.server";
import { presentByNumber } from "./present-by-number.server";
import {
  appointmentsAhead,
  countUnsent,
  erasedAt,
  namesOnLeads,
  peopleNamed,
  quotesShown,
  rowsShown,
} from "./shown-store.server";
import { isEmpty, mentions, type Trace } from "./trace";

const MOST_MENTIONS = 20;
/** The ids are posted along. */
const MOST_TYPED_ABOUT = 200;

export interface Reader {
  language: Language;
  now: Date;
}

type Asked = Pick<PrivacyServices, "db" | "ownerEmail" | "env">;
export type ToldPerson = Awaited<ReturnType<typeof presentPerson>>;
export type FoundPerson = Extract<ToldPerson, { kind: "found" }>;

/** Rows found by number alone count as theirs if they are `ticked`. */
export async function presentPerson(services: Asked, typed: string, reader: Reader, ticked: readonly string[] = []) {
  const { db, env, ownerEmail } = services;
  const key = readKey(typed);
  if (!key) return { kind: "invalid" } as const;
  const who = textOf(key);
  if (await isAtDesk(db, key, ownerEmail)) return { kind: "desk", who } as const;
  const { trace, byNumber } = await tracePerson(db, key, ownerEmail, ticked);
  const subject = personSubject(key, env.SESSION_SECRET);
  const told = await presentByNumber(db, byNumber, reader.language);
  if (isEmpty(trace) && told.rows.length === 0) {
    return { kind: "none", who, erased: await presentErased(db, subject, reader) } as const;
  }
  const counts = await countRows(db, trace);
  const words = deskWords[reader.language].privacyDesk;
  const rowsOf = (isGone: boolean) =>
    // First what was asked, then what depends on it: the reverse of the order of erasing.
    VISITOR_TABLES.toReversed()
      .filter((table) => !("loses" in PERSONAL_TABLES[table]) === isGone)
      .flatMap((table) => {
        const count = counts[table] ?? 0;
        return count > 0 ? [{ table, name: words.kinds[table], count }] : [];
      });
  return {
    kind: "found",
    who,
    isByNumber: "phone" in key,
    isEmpty: isEmpty(trace),
    byNumber: told,
    ticked: told.rows.filter(({ tick }) => ticked.includes(tick)),
    print: printOf(trace),
    typedAbout: typedAbout(trace),
    names: await namesOf(db, trace),
    also: otherKeys(trace, key),
    goes: rowsOf(true),
    loses: rowsOf(false),
    cancels: (await appointmentsAhead(db, trace.ids.appointments, reader.now)).map(({ starts_at }) =>
      formatMoment(starts_at, reader.language),
    ),
    unsent: await countUnsent(db, trace.ids.mails),
    subscriptions: await presentSubscriptions(db, trace, reader),
    agreements: await presentAgreements(db, trace, reader),
    mentions: await presentMentions(db, [...trace.ids.leads, ...byNumber.leads.map(({ id }) => id)], key),
  } as const;
}

async function presentErased(db: Db, subject: string, { language }: Reader): Promise<string | null> {
  const at = await erasedAt(db, subject);
  return at ? fill(deskWords[language].privacyDesk.found.none.erased, { moment: formatMoment(at, language) }) : null;
}

async function namesOf(db: Db, { ids }: Trace): Promise<string[]> {
  const people = await peopleNamed(db, ids.people);
  return [...new Set([...people.map(({ name }) => name), ...(await namesOnLeads(db, ids.leads))])];
}

/** Something may have been typed in a form but not sent. */
function typedAbout({ ids }: Trace): string[] {
  const { leads, quotes, keptQuotes, conversations, appointments, offers, configurations } = ids;
  const all = [leads, quotes, keptQuotes, conversations, appointments, offers, configurations];
  return all.flat().slice(0, MOST_TYPED_ABOUT);
}

function otherKeys({ emails, phones }: Trace, key: Key): string[] {
  return [...emails.map(readableAddress), ...phones.map((phone) => `+${phone}`)].filter((text) => text !== textOf(key));
}

async function presentSubscriptions(db: Db, { ids }: Trace, { language }: Reader) {
  const { newsletter } = deskWords[language].privacyDesk.proofs;
  const moment = (iso: string | null) => (iso ? formatMoment(iso, language) : "–");
  return (await rowsShown(db, "subscribers", ids.subscribers)).map((row) => ({
    id: row.id,
    email: readableAddress(row.email),
    facts: [
      { label: newsletter.state, value: newsletter.states[row.state] },
      { label: newsletter.wording, value: row.wording },
      { label: newsletter.page, value: row.page },
      { label: newsletter.requested, value: moment(row.requested_at) },
      { label: newsletter.confirmed, value: moment(row.confirmed_at) },
      { label: newsletter.unsubscribed, value: moment(row.unsubscribed_at) },
    ],
  }));
}

async function presentAgreements(db: Db, { ids }: Trace, { language }: Reader) {
  const { proofs, erase } = deskWords[language].privacyDesk;
  const { quotes } = proofs;
  return (await quotesShown(db, ids.keptQuotes)).map((row) => {
    const [number, by, at] = [row.number ?? "", row.agreed_by ?? "", row.answered_at ?? row.updated_at];
    return {
      id: row.id,
      path: deskQuotePath(row.id),
      says: fill(erase.kept.quote, { number, by, day: dayInWords(dayOf(at), language) }),
      facts: [
        { label: quotes.number, value: number },
        { label: quotes.agreedBy, value: by },
        { label: quotes.agreedAt, value: formatMoment(at, language) },
        { label: quotes.hash, value: row.document_hash ?? "" },
      ],
    };
  });
}

export async function presentMentions(db: Db, listed: readonly string[], key: Key) {
  const texts = "email" in key ? spellingsOf(key.email).map(foldText) : [key.phone];
  const own = new Set(listed);
  const leads = new Map<string, { id: string; name: string }>();
  for (const text of texts) {
    for (const lead of await leadsHolding(db, text, MOST_MENTIONS + own.size)) {
      if (!own.has(lead.id) && ("phone" in key || mentions(lead.search, text))) leads.set(lead.id, lead);
    }
  }
  return [...leads.values()].slice(0, MOST_MENTIONS).map(({ id, name }) => ({ id, name, path: leadPath(id) }));
}
