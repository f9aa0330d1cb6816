import { deskWords } from "~/content/desk/words.server";
import { readFiles } from "~/features/mail/mailbox/read-message.server";
import { textsOf } from "~/features/mail/thread/thread-store.server";
import { projectsOfLeads } from "~/features/projects/desk/project-list-store.server";
import { listQuestions } from "~/features/quotes/question-store.server";
import { quotesForLeads } from "~/features/quotes/quote-list-store.server";
import { checksOfLeads } from "~/features/website-check/check-store.server";
import { auditEntriesAbout } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { AuditRow, LeadRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { cursorAfter, readCursor } from "~/lib/keyset-cursor.server";
import { dayInWords, formatTime } from "~/lib/time/clock";
import { addDays, dayOf, timeOf } from "~/lib/time/zoned-time";
import { everyoneIn } from "../duplicates/dismissed.server";
import { notesOf } from "../lead-store.server";
import type { LeadsContext, Reader } from "../list/present-lead.server";
import {
  CONTACT_KINDS,
  type Happening,
  NO_MORE,
  TIMELINE_FILTERS,
  type Timeline,
  type TimelinePlace,
  timelinePath,
} from "./timeline";
import { presentAuditEntry } from "./timeline-audit.server";
import { presentChecks } from "./timeline-checks.server";
import { joinLines, readChatLines, readMails, readMessages } from "./timeline-messages.server";
import { readProjectHappenings } from "./timeline-projects.server";
import { presentAppointment, presentAsked, presentQuotes, readPlanHappenings } from "./timeline-requests.server";

const MOST_ENTRIES = 1_000;
const PAGE_SIZE = 40;

/** `shown` is the lead whose page it is, or null. */
export async function readTimeline(
  db: Db,
  { leads, shown, personId }: { leads: readonly LeadRow[]; shown: string | null; personId: string },
  context: LeadsContext,
  reader: Reader,
  place: TimelinePlace,
): Promise<Timeline> {
  const happened = await readHappenings(db, { leads, shown, personId }, context, reader);
  const isContact = ({ kind }: Happening) => CONTACT_KINDS.some((known) => known === kind);
  const files = await readFiles(
    db,
    happened.flatMap(({ kind, key }) => (kind === "sent" || kind === "received" ? [key] : [])),
    reader.language,
  );
  const wanted = joinLines(
    happened
      // The page shows all of it above.
      .filter(({ key, kind }) => key !== shown || (kind !== "request" && kind !== "configuration"))
      .filter((one) => place.filter === "all" || isContact(one) === (place.filter === "contact"))
      .toSorted((one, other) => (nameOf(one) < nameOf(other) ? 1 : -1)),
  );
  const after = place.cursor === null ? null : readCursor(place.cursor);
  const begin = after === null ? 0 : wanted.findIndex((one) => nameOf(one) < `${after.at} ${after.id}`);
  const rest = begin === -1 ? [] : wanted.slice(begin);
  const page = rest.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const cursor = last && rest.length > PAGE_SIZE ? cursorAfter({ at: last.at, id: placeOf(last) }) : null;
  return {
    days: byDay((await withTexts(db, page, files)).toReversed(), reader),
    files: [...files.values()].flat(),
    filters: TIMELINE_FILTERS.map((filter) => ({
      filter,
      to: timelinePath({ ...place, filter, cursor: null }),
      isShown: filter === place.filter,
    })),
    olderPath: cursor && timelinePath({ ...place, cursor }),
    newestPath: after && timelinePath({ ...place, cursor: null }),
  };
}

async function readHappenings(
  db: Db,
  { leads, shown, personId }: { leads: readonly LeadRow[]; shown: string | null; personId: string },
  context: LeadsContext,
  { language, now }: Reader,
): Promise<Happening[]> {
  const ids = leads.map(({ id }) => id);
  const quotes = await quotesForLeads(db, ids);
  const quoteIds = quotes.map(({ id }) => id);
  const questions = await listQuestions(db, quoteIds);
  const projects = await projectsOfLeads(db, ids);
  const checks = await checksOfLeads(db, ids);
  const bookings = leads.flatMap(({ id }) => context.subjects.bookings.get(id) ?? []);
  const about = [
    ...leads.map(({ subject_id }) => subject_id),
    ...[...bookings, ...quotes, ...projects, ...checks].map(({ id }) => id),
  ];
  const mails = await readMails(db, about, language, now);
  const auditEntries = await auditEntriesAbout(
    db,
    [
      ...ids.map((id) => `lead:${id}`),
      ...quoteIds.map((id) => `quote:${id}`),
      ...mails.ids.map((id) => `mail:${id}`),
      ...(await everyoneIn(db, personId)).map((id) => `person:${id}`),
    ],
    MOST_ENTRIES,
  );
  const notes = await notesOf(db, ids);
  return [
    ...leads.flatMap((lead) => presentAsked(lead, lead.id === shown, context, language)),
    ...bookings.flatMap((row) => presentAppointment(row, { key: row.id, by: bookerOf(row, auditEntries) }, language)),
    ...mails.happened,
    ...(await readMessages(db, personId, language, now)),
    ...(await readChatLines(db, leads, language)),
    ...presentQuotes({ quotes, questions, auditEntries }, language),
    ...(await readProjectHappenings(db, projects, language)),
    ...presentChecks(checks, language),
    ...(await readPlanHappenings(db, ids, language)),
    ...notes.map(({ id, created_at, text, user_email }): Happening => {
      const title = deskWords[language].leads.timeline.note;
      return { ...NO_MORE, key: id, kind: "note", at: created_at, title, text, by: user_email };
    }),
    ...auditEntries.flatMap((auditEntry) => presentAuditEntry(auditEntry, language)),
  ];
}

/** Long mails are read only when they are shown. */
async function withTexts(
  db: Db,
  page: readonly Happening[],
  files: ReadonlyMap<string, Happening["files"]>,
): Promise<Happening[]> {
  const ids = page.flatMap(({ kind, key }) => (kind === "sent" || kind === "received" ? [key] : []));
  const texts = await textsOf(db, ids);
  return page.map((one) => {
    const text = texts.get(one.key);
    return text === undefined ? one : { ...one, text: text || null, files: files.get(one.key) ?? [] };
  });
}

function bookerOf(row: AppointmentRow, auditEntries: readonly AuditRow[]): string | null {
  const booking = auditEntries.find(
    ({ action, at, subject }) =>
      action === "agenda.book" && at === row.created_at && subject === `lead:${row.lead_id ?? ""}`,
  );
  return booking?.user_email ?? null;
}

function byDay(page: readonly Happening[], { language, now }: Reader): Timeline["days"] {
  const { today, yesterday } = deskWords[language].leads.timeline;
  const thisDay = dayOf(now.toISOString());
  const names = new Map([
    [thisDay, today],
    [addDays(thisDay, -1), yesterday],
  ]);
  const days: Timeline["days"] = [];
  for (const { at, ...told } of page) {
    const iso = dayOf(at);
    if (days.at(-1)?.day.iso !== iso) {
      days.push({ day: { iso, text: names.get(iso) ?? dayInWords(iso, language) }, items: [] });
    }
    days.at(-1)?.items.push({ ...told, at: { iso: at, text: formatTime(timeOf(at)) } });
  }
  return days;
}

function nameOf(one: Happening): string {
  return `${one.at} ${placeOf(one)}`;
}

/** Among things of the same moment, a mail comes after what it is about, and what the person wrote last. */
function placeOf({ kind, key }: Happening): string {
  return `${kind === "received" ? 2 : kind === "mail" ? 1 : 0}-${key}`;
}
