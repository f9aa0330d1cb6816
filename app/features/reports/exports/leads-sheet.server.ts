import type { DeskWords } from "~/content/desk/nl";
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
import type { Cell, Column, Sheet, SheetContext } from "./sheet";

const HOUR = 3_600_000;

export function leadsSheet(filter: LeadFilter, context: SheetContext): Sheet {
  const { db, words, now, signal } = context;
  const selection = selectionOf(filter, now);
  const pages = readPages(
    (range) => selectLeads(db, selection, range),
    ({ created_at, id }) => ({ at: created_at, id }),
    signal,
  );
  return { name: words.leads.name, columns: columnsOf(context), pages: rowsOf(pages, context) };
}

function columnsOf({ words: { leads } }: SheetContext): Column[] {
  const { columns } = leads;
  return [
    { header: columns.createdAt, kind: "moment", width: 17 },
    { header: columns.status, kind: "text", width: 14 },
    { header: columns.name, kind: "text", width: 24 },
    { header: columns.company, kind: "text", width: 24 },
    { header: columns.email, kind: "text", width: 30 },
    { header: columns.phone, kind: "phone", width: 18 },
    { header: columns.kind, kind: "text", width: 14 },
    { header: columns.source, kind: "text", width: 24 },
    { header: columns.asked, kind: "text", width: 30 },
    { header: columns.message, kind: "text", width: 50 },
    { header: columns.once, kind: "money", width: 14 },
    { header: columns.month, kind: "money", width: 14 },
    { header: columns.tags, kind: "text", width: 18 },
    { header: columns.nextAction, kind: "text", width: 28 },
    { header: columns.nextActionOn, kind: "day", width: 14 },
    { header: columns.promisedAt, kind: "moment", width: 17 },
    { header: columns.answeredAt, kind: "moment", width: 17 },
    { header: columns.answeredAfter, kind: "number", width: 14 },
    { header: columns.declineReason, kind: "text", width: 28 },
    { header: columns.origin, kind: "text", width: 34 },
    { header: columns.language, kind: "text", width: 12 },
    { header: columns.ads, kind: "text", width: 12 },
    { header: columns.test, kind: "text", width: 8 },
    { header: columns.assignee, kind: "text", width: 24 },
    { header: columns.waitingSince, kind: "moment", width: 17 },
    { header: columns.waitingUntil, kind: "moment", width: 17 },
    { header: columns.liveOn, kind: "day", width: 14 },
  ];
}

async function* rowsOf(pages: AsyncIterable<LeadRow[]>, context: SheetContext): AsyncGenerator<Cell[][]> {
  const { db, language } = context;
  // Filled in once: doing it for every row would take longer than all the rest.
  const words = {
    leads: deskWords[language].admin.leads,
    texts: sharedCopy(language),
    configurator: pageCopy(configuratorCopy, language),
  };
  for await (const leads of pages) {
    const subjects = await readSubjects(db, leads);
    const tags = await tagsOf(
      db,
      leads.map(({ id }) => id),
    );
    const names = await readNames(db, leads);
    const waits = await openWaitsOfLeads(
      db,
      leads.map(({ id }) => id),
    );
    yield leads.map((lead) => [
      ...rowOf(lead, presentSubject(lead, subjects, words), tags.get(lead.id) ?? [], words, context),
      names.get(lead.assignee_id ?? "") ?? null,
      ...waitingCells(lead, waits.get(lead.id)),
      lead.live_on,
    ]);
  }
}

interface Words {
  leads: DeskWords["admin"]["leads"];
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

function rowOf(lead: LeadRow, told: Told, tags: readonly string[], words: Words, context: SheetContext): Cell[] {
  const { yes, languages } = context.words.leads;
  return [
    lead.created_at,
    words.leads.statuses[lead.status],
    lead.name,
    lead.company,
    lead.email && readableAddress(lead.email),
    lead.phone,
    words.leads.kinds[lead.kind],
    // Other programs tell sources apart by the stored name.
    lead.source || NO_SOURCE,
    told.asked,
    told.message,
    told.onceCents,
    told.monthCents,
    tags.join(", "),
    lead.next_action,
    lead.next_action_on,
    lead.promised_at,
    lead.first_answered_at,
    lead.first_answered_at && hoursBetween(lead.created_at, lead.first_answered_at),
    lead.decline_reason,
    originOf(told.attribution),
    languages[lead.language],
    lead.is_ads === 1 ? yes : null,
    lead.is_test === 1 ? yes : null,
  ];
}

/** The start and the deadline of the wait for the first answer, or for a later one. */
function waitingCells(lead: LeadRow, wait: WaitRow | undefined): Cell[] {
  const due = openPromise(lead);
  if (due !== null) return [lead.created_at, due];
  return wait && lead.status !== "spam" ? [wait.since, wait.due_at] : [null, null];
}

function hoursBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / HOUR / 0.1) / 10;
}

function originOf(kept: string | null): string | null {
  const first = readAttribution(kept)?.first;
  return (first && formatTouch(first)) ?? null;
}
