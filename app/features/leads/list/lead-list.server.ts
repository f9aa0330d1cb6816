import { sharedCopy } from "~/content/shared-copy.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import { waitingQuoteMails } from "~/features/quotes/quote-list-store.server";
import { sourceName } from "~/features/requests/source-name.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { readPage } from "~/lib/keyset-cursor.server";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";
import { readNames } from "../assign/read-colleagues.server";
import type { Lead } from "../lead";
import { tagsOf } from "../lead-store.server";
import { needlesOf } from "../search-text.server";
import { readSubjects } from "../subjects.server";
import { openWaitsOfLeads } from "../waits/wait-store.server";
import { type LeadFilter, type LeadPeriod, NO_SOURCE } from "./lead-filter";
import { countLeads, filterOptions, type LeadCounts, type LeadSelection, selectLeads } from "./lead-list-store.server";
import { bookingIdsOf, type LeadsContext, presentLead, type Reader } from "./present-lead.server";

const PAGE_SIZE = 25;

export interface LeadPage {
  leads: Lead[];
  nextCursor: string | null;
}

/** Newest first, unless the filter says otherwise. Null when there is no page at its cursor (any more). */
export async function listLeads(db: Db, filter: LeadFilter, reader: Reader): Promise<LeadPage | null> {
  const page = await readPage(filter.cursor, {
    size: PAGE_SIZE,
    select: (place) => selectLeads(db, selectionOf(filter, reader.now), { ...place, sort: filter.sort }),
    positionOf: ({ created_at, id }) => ({ at: created_at, id }),
  });
  if (!page) return null;
  const { rows, nextCursor } = page;
  const context = await readContext(db, rows, reader);
  return { leads: rows.map((row) => presentLead(row, context, reader)), nextCursor };
}

export async function readContext(db: Db, rows: readonly LeadRow[], { language }: Reader): Promise<LeadsContext> {
  const ids = rows.map(({ id }) => id);
  const subjects = await readSubjects(db, rows);
  return {
    subjects,
    tags: await tagsOf(db, ids),
    waits: await openWaitsOfLeads(db, ids),
    assignees: await readNames(db, rows),
    texts: sharedCopy(language),
    mails: await mailStates(db, [...rows.map(({ subject_id }) => subject_id), ...bookingIdsOf(subjects, rows)]),
    quoteMails: await waitingQuoteMails(db, ids),
  };
}

export function readCounts(db: Db, now: Date): Promise<LeadCounts> {
  return countLeads(db, boundsOf("month", now).since);
}

export async function readFilterOptions(db: Db, { source: chosen }: Pick<LeadFilter, "source">, { language }: Reader) {
  const { sources, tags } = await filterOptions(db);
  const offered = new Set(chosen === null ? sources : [...sources, chosen === NO_SOURCE ? "" : chosen]);
  return {
    sources: [...offered]
      .map((source) => ({ value: source || NO_SOURCE, name: sourceName(source, language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
    tags,
  };
}

export function selectionOf(filter: LeadFilter, now: Date): LeadSelection {
  const { tab, status, source, tag, period, due, assignee, question } = filter;
  return {
    kind: tab === "configurator" ? "configurator-request" : null,
    isAds: tab === "ads",
    status,
    source: source === NO_SOURCE ? "" : source,
    tag,
    assignee,
    ...(period === null ? { since: null, until: null } : boundsOf(period, now)),
    dueBy: due === "today" ? dayOf(now.toISOString()) : null,
    lateAt: due === "late" ? now.toISOString() : null,
    isWaiting: due === "waiting",
    needles: needlesOf(question),
  };
}

/** The bounds in the time zone of the business. `until` is null if it is now. */
export function boundsOf(period: LeadPeriod, now: Date): { since: string; until: string | null } {
  const today = dayOf(now.toISOString());
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const start = (day: string) => momentAt(day, "00:00");
  switch (period) {
    case "today":
      return { since: start(today), until: null };
    case "week":
      return { since: start(addDays(today, -6)), until: null };
    case "month":
      return { since: start(firstOfMonth), until: null };
    case "last-month":
      return { since: start(`${addDays(firstOfMonth, -1).slice(0, 7)}-01`), until: start(firstOfMonth) };
    case "year":
      return { since: start(`${today.slice(0, 4)}-01-01`), until: null };
  }
}
