import { deskWords } from "~/content/desk/words.server";
import { presentAgreed, readLeadQuotes } from "~/features/quotes/editor/lead-quotes.server";
import { isDeskSource } from "~/features/requests/services";
import { sourceName } from "~/features/requests/source-name.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { foldText } from "~/lib/text/fold";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatMoment, momentOf } from "~/lib/time/clock";
import { refusedBy } from "../duplicates/dismissed.server";
import { preparedWays } from "../lead-page/prepared-ways.server";
import type { TimelinePlace } from "../lead-page/timeline";
import { readTimeline } from "../lead-page/timeline.server";
import { leadsOfPerson } from "../lead-store.server";
import { readContext } from "../list/lead-list.server";
import type { LeadsContext, Reader } from "../list/present-lead.server";
import type { PersonFile } from "../person";
import { mergesOf } from "../person-store.server";
import { eachOnce, MOST_LEADS, readCard, readLikely } from "./person-cards.server";

/** Null for somebody without requests, or with nothing but spam. */
export async function readPerson(db: Db, id: string, reader: Reader, place: TimelinePlace): Promise<PersonFile | null> {
  const { language } = reader;
  const leads = await leadsOfPerson(db, id, MOST_LEADS);
  const [latest] = leads;
  const duplicates = await readLikely(db, leads, reader);
  if (!latest || !duplicates) return null;
  const { self: card } = duplicates;
  const context = await readContext(db, leads, reader);
  const reached = leads.find(({ phone_key }) => phone_key !== null);
  const mailed = leads.find(({ email }) => email !== null);
  const { call, whatsapp } = preparedWays(reached ?? latest);
  return {
    card,
    ways: { call, whatsapp, mail: preparedWays(mailed ?? latest).mail },
    writeTo: (mailed ?? latest).id,
    email: mailed?.email ? readableAddress(mailed.email) : null,
    phone: (reached ?? leads.find(({ phone }) => phone !== null))?.phone ?? null,
    otherNames: eachOnce(leads, ({ name }) => [foldText(name), name]).filter(
      (name) => foldText(name) !== foldText(card.name) && ![...card.emails, ...card.phones].includes(name),
    ),
    companies: eachOnce(leads, ({ company }) => [company && foldText(company), company]),
    requests: leads.map((lead) => ({
      id: lead.id,
      name: nameOfRequest(lead, language),
      status: lead.status,
      at: momentOf(lead.created_at, language),
    })),
    quotes: await readLeadQuotes(db, { leadIds: leads.map((lead) => lead.id), createFor: latest.id }, reader),
    agreed: await presentAgreed(
      db,
      leads.map((lead) => lead.id),
      language,
    ),
    nextAppointment: nextAppointmentOf(leads, context, reader),
    duplicates,
    merge: await readMerge(db, id, reader),
    refused: await readRefused(db, id, reader),
    timeline: await readTimeline(db, { leads, shown: null, personId: id }, context, reader, place),
  };
}

function nameOfRequest({ kind, source }: LeadRow, language: Language): string {
  const [by, from] = [deskWords[language].admin.leads.kinds[kind], sourceName(source, language)];
  if (isDeskSource(source)) return from;
  return by.toLowerCase() === from.toLowerCase() ? by : `${by}, ${from}`;
}

function nextAppointmentOf(leads: readonly LeadRow[], { subjects }: LeadsContext, { language, now }: Reader) {
  const [next] = leads
    .flatMap(({ id, subject_id }) => [subjects.appointments.get(subject_id) ?? [], subjects.bookings.get(id) ?? []])
    .flat()
    .filter(({ status, starts_at }) => status === "booked" && starts_at > now.toISOString())
    .map(({ starts_at }) => starts_at)
    .toSorted();
  return next ? momentOf(next, language) : null;
}

async function readMerge(db: Db, id: string, { language }: Reader): Promise<PersonFile["merge"]> {
  const [merge] = await mergesOf(db, id);
  if (!merge || merge.kept_id !== id) return null;
  const moment = formatMoment(merge.merged_at, language);
  return { id: merge.id, says: fill(deskWords[language].people.page.merged.text, { who: merge.user_email, moment }) };
}

async function readRefused(db: Db, id: string, { language }: Reader): Promise<PersonFile["refused"]> {
  const { said } = deskWords[language].people.page.refused;
  const refused: PersonFile["refused"] = [];
  for (const [person, { user_email, refused_at }] of await refusedBy(db, id)) {
    const card = await readCard(db, person, language);
    const moment = formatMoment(refused_at, language);
    if (card) refused.push({ card, says: fill(said, { who: user_email, moment }) });
  }
  return refused;
}
