import type { Db } from "~/lib/db/database.server";
import { byAlphabet } from "~/lib/db/distinct-values.server";
import type { PersonRow } from "~/lib/db/tables/lead-tables";
import type { QuoteDocumentRow, QuoteRow } from "~/lib/db/tables/quote-tables";
import type { AppointmentRow, ConfiguratorDraftRow, OutboxRow, Tables } from "~/lib/db/tables/tables";

/** An export has all rows besides. */
const MOST = 500;

export async function peopleNamed(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("people")
    .selectAll()
    .where("id", "in", ids.slice(0, MOST))
    .orderBy("created_at")
    .execute();
}

export async function namesOnLeads(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("leads").select("name").distinct().where("id", "in", ids.slice(0, MOST)).execute();
  return rows.map(({ name }) => name).sort(byAlphabet);
}

/** The rows with these ids, in any order. Ids are made in the order of time: of too many, the latest are shown. */
export async function rowsShown<T extends "leads" | "conversations" | "appointments" | "projects" | "subscribers">(
  db: Db,
  table: T,
  ids: readonly string[],
): Promise<Tables[T][]> {
  if (ids.length === 0) return [];
  const latest = ids.toSorted().slice(-MOST);
  // The query builder types one table at a time.
  const rows = await db
    .selectFrom(table as "leads")
    .selectAll()
    .where("id", "in", latest)
    .execute();
  return rows as unknown[] as Tables[T][];
}

export async function draftsShown(db: Db, ids: readonly string[]): Promise<ConfiguratorDraftRow[]> {
  if (ids.length === 0) return [];
  return await db.selectFrom("configurator_drafts").selectAll().where("token_hash", "in", ids.slice(-MOST)).execute();
}

/** The last answered comes first. */
export async function quotesShown(db: Db, ids: readonly string[]): Promise<QuoteRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("quotes")
    .selectAll()
    .where("id", "in", ids.slice(0, MOST))
    .orderBy("answered_at", "desc")
    .execute();
}

export async function appointmentsAhead(db: Db, ids: readonly string[], now: Date): Promise<AppointmentRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "in", ids.slice(0, MOST))
    .where("status", "=", "booked")
    .where("starts_at", ">", now.toISOString())
    .orderBy("starts_at")
    .execute();
}

export async function countUnsent(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("id", "in", ids.slice(0, MOST))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function mailsShown(db: Db, ids: readonly string[]): Promise<OutboxRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("outbox")
    .selectAll()
    .where("id", "in", ids.slice(0, MOST))
    .orderBy("created_at")
    .execute();
}

export async function documentsOf(db: Db, quoteId: string): Promise<QuoteDocumentRow[]> {
  return await db
    .selectFrom("quote_documents")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("created_at")
    .orderBy("kind", "desc")
    .execute();
}

/** ISO-8601 UTC; undefined if never. */
export async function erasedAt(db: Db, subject: string): Promise<string | undefined> {
  const auditEntry = await db
    .selectFrom("audit_log")
    .select("at")
    .where("subject", "=", subject)
    .where("action", "=", "person.erase")
    .orderBy("at", "desc")
    .executeTakeFirst();
  return auditEntry?.at;
}
