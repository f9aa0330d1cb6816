import { deskWords } from "~/content/desk/words.server";
import { pageCopy } from "~/content/page-copy.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { configurationOf, pricesOf } from "~/features/configurator/configurator-requests.server";
import { readNames } from "~/features/leads/assign/read-colleagues.server";
import { openPromise } from "~/features/leads/lead-clock.server";
import { tagsOf } from "~/features/leads/lead-store.server";
import { type LeadFilter, NO_SOURCE } from "~/features/leads/list/lead-filter";
import { selectionOf } from "~/features/leads/list/lead-list.server";
import { selectLeads } from "~/features/leads/list/lead-list-store.server";
import { readSubjects, type Subjects } from "~/features/leads/subjects.server";
import { openWaitsOfLeads } from "~/features/leads/waits/wait-store.server";
import { serviceName } from "~/features/requests/mails.server";
import { readAttribution } from "~/features/requests/offer-requests.server";
import { formatTouch } from "~/lib/attribution/attribution";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import type { ConfiguratorRequestRow } from "~/lib/db/tables/tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { readPages } from "./read-pages.server";
import { type ColumnOf, type Sheet, type SheetContext, sheetOf } from "./sheet";

const HOUR = 3_600_000;

interface ExportedLead {
  lead: LeadRow;
  told: Told;
  tags: readonly string[];
  assignee: string | null;
  waits: { since: string | null; until: string | null };
}

export function leadsSheet(filter: LeadFilter, context: SheetContext): Sheet {
  const { db, words, now, signal } = context;
  const selection = selectionOf(filter, now);
  const pages = readPages(
    (range) => selectLeads(db, selection, range),
    ({ created_at, id }) => ({ at: created_at, id }),
    signal,
  );
  return sheetOf(words.leads.name, columnsOf(context), exported(pages, context));
}

function columnsOf({ language, words }: SheetContext): ColumnOf<ExportedLead>[] {
  const { columns, yes, languages } = words.leads;
  const { statuses, kinds } = deskWords[language].admin.leads;
  return [
    { header: columns.createdAt, kind: "moment", width: 17, value: ({ lead }) => lead.created_at },
    { header: columns.status, kind: "text", width: 14, value: ({ lead }) => statuses[lead.status] },
    { header: columns.name, kind: "text", width: 24, value: ({ lead }) => lead.name },
    { header: columns.company, kind: "text", width: 24, value: ({ lead }) => lead.company },
    { header: columns.email, kind: "text", width: 30, value: ({ lead }) => lead.email && readableAddress(lead.email) },
    { header: columns.phone, kind: "phone", width: 18, value: ({ lead }) => lead.phone },
    { header: columns.kind, kind: "text", width: 14, value: ({ lead }) => kinds[lead.kind] },
    // Other programs tell sources apart by the stored name.
    { header: columns.source, kind: "text", width: 24, value: ({ lead }) => lead.source || NO_SOURCE },
    { header: columns.asked, kind: "text", width: 30, value: ({ told }) => told.asked },
    { header: columns.message, kind: "text", width: 50, value: ({ told }) => told.message },
    { header: columns.once, kind: "money", width: 14, value: ({ told }) => told.onceCents },
    { header: columns.month, kind: "money", width: 14, value: ({ told }) => told.monthCents },
    { header: columns.tags, kind: "text", width: 18, value: ({ tags }) => tags.join(", ") },
    { header: columns.nextAction, kind: "text", width: 28, value: ({ lead }) => lead.next_action },
    { header: columns.nextActionOn, kind: "day", width: 14, value: ({ lead }) => lead.next_action_on },
    { header: columns.promisedAt, kind: "moment", width: 17, value: ({ lead }) => lead.promised_at },
    { header: columns.answeredAt, kind: "moment", width: 17, value: ({ lead }) => lead.first_answered_at },
    { header: columns.answeredAfter, kind: "number", width: 14, value: ({ lead }) => hoursToAnswer(lead) },
    { header: columns.declineReason, kind: "text", width: 28, value: ({ lead }) => lead.decline_reason },
    { header: columns.origin, kind: "text", width: 34, value: ({ told }) => originOf(told.attribution) },
    { header: columns.language, kind: "text", width: 12, value: ({ lead }) => languages[lead.language] },
    { header: columns.ads, kind: "text", width: 12, value: ({ lead }) => (lead.is_ads === 1 ? yes : null) },
    { header: columns.test, kind: "text", width: 8, value: ({ lead }) => (lead.is_test === 1 ? yes : null) },
    { header: columns.assignee, kind: "text", width: 24, value: ({ assignee }) => assignee },
    { header: columns.waitingSince, kind: "moment", width: 17, value: ({ waits }) => waits.since },
    { header: columns.waitingUntil, kind: "moment", width: 17, value: ({ waits }) => waits.until },
    { header: columns.liveOn, kind: "day", width: 14, value: ({ lead }) => lead.live_on },
  ];
}

async function* exported(
  pages: AsyncIterable<LeadRow[]>,
  { db, language }: SheetContext,
): AsyncGenerator<ExportedLead[]> {
  // Filled in once: doing it for every row would take longer than all the rest.
  const words = { texts: sharedCopy(language), configurator: pageCopy(configuratorCopy, language) };
  for await (const leads of pages) {
    const ids = leads.map(({ id }) => id);
    const subjects = await readSubjects(db, leads);
    const tags = await tagsOf(db, ids);
    const names = await readNames(db, leads);
    const waits = await openWaitsOfLeads(db, ids);
    yield leads.map((lead) => ({
      lead,
      told: presentSubject(lead, subjects, words),
      tags: tags.get(lead.id) ?? [],
      assignee: names.get(lead.assignee_id ?? "") ?? null,
      waits: waitOf(lead, waits.get(lead.id)),
    }));
  }
}

interface Words {
  texts: ReturnType<typeof sharedCopy>;
  configurator: (typeof configuratorCopy)["nl"];
}

interface Told {
  asked: string | null;
  message: string | null;
  onceCents: number | null;
  monthCents: number | null;
  attribution: string | null;
}

const NOTHING: Told = { asked: null, message: null, onceCents: null, monthCents: null, attribution: null };

function presentSubject({ kind, subject_id }: LeadRow, subjects: Subjects, words: Words): Told {
  const offer = kind === "offer-request" && subjects.offers.get(subject_id);
  if (offer) {
    const { service, message, attribution } = offer;
    return { ...NOTHING, asked: service && serviceName(service, words.texts), message, attribution };
  }
  const configuration = kind === "configurator-request" && subjects.configurations.get(subject_id);
  if (configuration) return presentConfiguration(configuration, words);
  const conversation = kind === "conversation" && subjects.conversations.get(subject_id);
  if (conversation) return { ...NOTHING, message: conversation.first_text };
  const appointment = kind === "appointment" && subjects.appointments.get(subject_id);
  return appointment ? { ...NOTHING, message: appointment.subject, attribution: appointment.attribution } : NOTHING;
}

function presentConfiguration(row: ConfiguratorRequestRow, { configurator }: Words): Told {
  const { website_type, services } = configurationOf(row);
  const { once, month } = pricesOf(row).totals;
  const asked = [website_type && configurator.types[website_type].title, ...services.map(nameOf)];
  return {
    asked: asked.filter(Boolean).join(", "),
    message: row.description,
    onceCents: Math.round(once.excludingVat * 100),
    monthCents: Math.round(month.excludingVat * 100),
    attribution: row.attribution,
  };

  function nameOf(id: (typeof services)[number]): string {
    return configurator.services[id].title;
  }
}

/** The wait for the first answer, or for a later one. */
function waitOf(lead: LeadRow, wait: WaitRow | undefined): ExportedLead["waits"] {
  const due = openPromise(lead);
  if (due !== null) return { since: lead.created_at, until: due };
  if (!wait || lead.status === "spam") return { since: null, until: null };
  return { since: wait.since, until: wait.due_at };
}

function hoursToAnswer({ created_at, first_answered_at }: LeadRow): number | null {
  if (first_answered_at === null) return null;
  return Math.round((Date.parse(first_answered_at) - Date.parse(created_at)) / HOUR / 0.1) / 10;
}

function originOf(kept: string | null): string | null {
  const first = readAttribution(kept)?.first;
  return (first && formatTouch(first)) ?? null;
}
