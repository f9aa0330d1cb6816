import { setImmediate as othersTurn } from "node:timers/promises";
import { deleteBlocksBefore } from "~/features/appointments/blocks/block-store.server";
import { deleteRemoved } from "~/features/calendars/copies/copy-store.server";
import { deleteExpiredDrafts } from "~/features/configurator/configurator-store.server";
import { deleteOldImports } from "~/features/leads/import/lead-imports.server";
import { lockLead } from "~/features/leads/lead-store.server";
import { forgetBatches } from "~/features/leads/list/batch-store.server";
import { deletePeopleWithoutLeads, lockPeopleAlone } from "~/features/leads/person-store.server";
import { forgetErased, recordErased } from "~/features/mail/mailbox/erased-mails-store.server";
import { deleteOldUnknownSenders } from "~/features/mail/mailbox/mailbox-store.server";
import { deleteMailFiles, deleteOrphanedFiles } from "~/features/mail/outbox/mail-folder.server";
import { deleteOldUploads } from "~/features/mail/thread/thread-store.server";
import { deleteOldEvents } from "~/features/meta-leads/meta-lead-store.server";
import { deleteOldSubscriptions } from "~/features/newsletter/subscribe.server";
import { deleteRemovedRedirects } from "~/features/not-found/redirects/redirect-store.server";
import { deleteOldPushes } from "~/features/notifications/enqueue-push.server";
import { deleteAbandonedUploads } from "~/features/projects/project-files-store.server";
import { deleteProjectsBefore } from "~/features/projects/project-store.server";
import { deleteQuotesBefore } from "~/features/quotes/quote-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { sortedBy } from "~/lib/text/sorted-by";
import { eraseRows, overwriteDeleted } from "../erase/personal-store.server";
import { traceAppointments, traceLeads } from "../find/find-person.server";
import type { Trace } from "../find/trace";
import { leadsBy, type TracedLead } from "../find/trace-store.server";
import type { VisitorTableName } from "../personal-tables";
import { type Cutoffs, cutoffsAt } from "./retention-cutoffs.server";
import {
  appointmentLeads,
  type Contact,
  deleteByAge,
  deleteByAgeAndPerson,
  lastContacts,
  oldSpamLeads,
  peopleBefore,
  TABLES_BY_AGE,
  TABLES_BY_AGE_AND_PERSON,
} from "./retention-store.server";

export type DeletedKind =
  | VisitorTableName
  | "consent_log"
  | "retention_rounds"
  | "session"
  | "verification"
  | "mail_files";

export type Deleted = Partial<Record<DeletedKind, number>>;

/** Sizes of the pieces in which the database is queried, so that no page has to wait too long. */
const LEADS = 25;
const PEOPLE = 100;
const ROWS = 500;

interface Sweep {
  db: Db;
  now: Date;
  /** The directory of mails if there is no mail server. */
  dataDir: string | null;
  /** Called between the pieces, so that pages are answered; ends the sweep by throwing. */
  pause: () => Promise<void>;
  /** Counts so far; also correct if a sweep ends early. */
  deleted: Deleted;
}

/**
 * Deletes what may no longer be kept at `now` (specification, section 9): what has a term of its own by that;
 * everything else with the person, a certain time after the last contact, which is longer for customers. Throws what
 * the database and `pause` throw; what was deleted before that stays deleted.
 */
export async function deleteOutdated(
  db: Db,
  now: Date,
  more: Partial<Omit<Sweep, "db" | "now">> = {},
): Promise<Deleted> {
  const sweep: Sweep = { db, now, dataDir: null, pause: othersTurn, deleted: {}, ...more };
  const cutoffs = cutoffsAt(now);
  await deleteSpam(sweep, cutoffs);
  await deletePeople(sweep, cutoffs);
  await untilNone(sweep, "quotes", () =>
    deleteQuotesBefore(db, { agreed: cutoffs.customer, other: cutoffs.marketing }, LEADS),
  );
  await untilNone(sweep, "projects", () => deleteProjectsBefore(db, cutoffs.customer, LEADS));
  for (const table of TABLES_BY_AGE) {
    await untilNone(sweep, table, () => deleteByAge(db, table, { cutoffs, now, limit: ROWS }));
  }
  for (const table of TABLES_BY_AGE_AND_PERSON) {
    for await (const count of deleteByAgeAndPerson(db, table, { cutoffs, pause: sweep.pause })) {
      recordDeleted(sweep.deleted, table, count);
    }
  }
  recordDeleted(sweep.deleted, "configurator_drafts", await deleteExpiredDrafts(db, now));
  recordDeleted(sweep.deleted, "subscribers", await deleteOldSubscriptions(db, now));
  recordDeleted(sweep.deleted, "meta_lead_events", await deleteOldEvents(db, now));
  recordDeleted(sweep.deleted, "thread_uploads", await deleteOldUploads(db, now));
  recordDeleted(sweep.deleted, "project_files", await deleteAbandonedUploads(db, now));
  recordDeleted(sweep.deleted, "mailbox_strangers", await deleteOldUnknownSenders(db, now));
  await deleteOldPushes(db, now, sweep.pause);
  await forgetErased(db, cutoffs.marketing);
  await deleteBlocksBefore(db, cutoffs.undo);
  await deleteRemovedRedirects(db, cutoffs.undo);
  await deleteRemoved(db, now);
  await forgetBatches(db, cutoffs.undo);
  await deleteOldImports(db, now);
  await deletePeopleWithoutLeads(db, sweep.pause);
  if (sweep.dataDir !== null) {
    recordDeleted(sweep.deleted, "mail_files", await deleteOrphanedFiles(db, sweep.dataDir, now, sweep.pause));
  }
  await overwriteDeleted(db);
  return sweep.deleted;
}

async function deleteSpam(sweep: Sweep, { spam }: Cutoffs): Promise<void> {
  for (;;) {
    const leads = await oldSpamLeads(sweep.db, spam, LEADS);
    if (leads.length === 0) return;
    await erase(sweep, leads, (tx, held) =>
      traceLeads(
        tx,
        held.filter(({ status, updated_at }) => status === "spam" && updated_at < spam.toISOString()),
      ),
    );
  }
}

/** Goes through everybody who was known before the term, and deletes those with whom there was no contact since. */
async function deletePeople(sweep: Sweep, cutoffs: Cutoffs): Promise<void> {
  const { db, pause } = sweep;
  for await (const people of peopleBefore(db, cutoffs.marketing, { size: PEOPLE, pause })) {
    const { gone, customers } = await whoIsOver(db, people, cutoffs);
    await erase(sweep, await leadsBy(db, "person_id", gone), async (tx, held) =>
      traceLeads(tx, leadsOf((await whoIsOver(tx, peopleOf(held), cutoffs)).gone, held)),
    );
    await erase(sweep, await appointmentLeads(db, customers), async (tx, held) =>
      traceAppointments(tx, leadsOf((await whoIsOver(tx, peopleOf(held), cutoffs)).customers, held)),
    );
  }
}

/**
 * Those of these people with whom there was no contact for so long that everything is deleted, and the customers whose
 * appointments alone are.
 */
async function whoIsOver(db: Db, people: readonly string[], { marketing, customer }: Cutoffs) {
  const contacts = [...(await lastContacts(db, people))].filter(([, { last }]) => last < marketing.toISOString());
  const isOver = ({ isCustomer, last }: Contact) => !isCustomer || last < customer.toISOString();
  return {
    gone: contacts.filter(([, contact]) => isOver(contact)).map(([id]) => id),
    customers: contacts.filter(([, contact]) => !isOver(contact)).map(([id]) => id),
  };
}

function peopleOf(leads: readonly TracedLead[]): string[] {
  return [...new Set(leads.map(({ person_id }) => person_id))];
}

function leadsOf(people: readonly string[], leads: readonly TracedLead[]): TracedLead[] {
  return leads.filter(({ person_id }) => people.includes(person_id));
}

/**
 * Deletes, in pieces, what `find` traces from those of these leads that still exist, which are locked: since the
 * search, a person may have come back, or the desk may have changed something.
 */
async function erase(
  { db, now, dataDir, deleted, pause }: Sweep,
  leads: readonly TracedLead[],
  find: (tx: Tx, held: readonly LeadRow[]) => Promise<Trace>,
): Promise<void> {
  for (let from = 0; from < leads.length; from += LEADS) {
    const piece = leads.slice(from, from + LEADS);
    const { trace, counts } = await db.transaction().execute(async (tx) => {
      await lockPeopleAlone(tx);
      const found = await find(tx, await lockLeads(tx, piece));
      await recordErased(tx, found.ids, now);
      return { trace: found, counts: await eraseRows(tx, found) };
    });
    for (const [table, count] of Object.entries(counts)) recordDeleted(deleted, table as keyof Deleted, count);
    if (dataDir !== null) await deleteMailFiles(dataDir, trace.ids.mails);
    await pause();
  }
}

/** These leads as they are now, locked until the transaction ends. */
async function lockLeads(tx: Tx, leads: readonly TracedLead[]): Promise<LeadRow[]> {
  const held: LeadRow[] = [];
  for (const { id } of sortedBy(leads, ({ id }) => id)) {
    const lead = await lockLead(tx, id);
    if (lead) held.push(lead);
  }
  return held;
}

async function untilNone(sweep: Sweep, table: keyof Deleted, piece: () => Promise<number>): Promise<void> {
  for (;;) {
    const count = await piece();
    recordDeleted(sweep.deleted, table, count);
    if (count === 0) return;
    await sweep.pause();
  }
}

function recordDeleted(deleted: Deleted, kind: DeletedKind, count: number): void {
  if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count;
}
