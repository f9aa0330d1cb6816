import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { AppointmentRow, OutboxRow } from "~/lib/db/tables/tables";
import { NOBODY } from "../lead";

/** The id of a user, `NOBODY`, or null for everybody's. */
interface Wanted {
  assignee: string | null;
  limit: number;
}

/** Expressions that no index has: else SQLite would read all leads or quotes in a state, and sort them. */
const WAITS = sql<boolean>`status || '' = 'new' and +is_test = 0`;
const IS_NO_SPAM = sql<boolean>`status || '' != 'spam'`;
const IS_SENT = sql<boolean>`state || '' = 'sent'`;

/** The leads in the order in which their promises break; leaves out tests. */
export async function promisedLeads(db: Db, { assignee, limit }: Wanted): Promise<LeadRow[]> {
  return await db
    .selectFrom("leads")
    .selectAll()
    .where("first_answered_at", "is", null)
    .where("promised_at", "is not", null)
    .where(WAITS)
    .$if(assignee !== null, (query) => query.where(isOf(assignee)))
    .orderBy("promised_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Apart from those `without`; `day` is `YYYY-MM-DD`; the longest overdue first. */
export async function plannedLeads(
  db: Db,
  day: string,
  { assignee, limit, without }: Wanted & { without: readonly string[] },
): Promise<LeadRow[]> {
  return await db
    .selectFrom("leads")
    .selectAll()
    .where("next_action_on", "is not", null)
    .where("next_action_on", "<=", day)
    .where(IS_NO_SPAM)
    .$if(without.length > 0, (query) => query.where("id", "not in", [...without]))
    .$if(assignee !== null, (query) => query.where(isOf(assignee)))
    .orderBy("next_action_on")
    .orderBy("id")
    .limit(limit)
    .execute();
}

function isOf(assignee: string | null) {
  return assignee === NOBODY ? sql<boolean>`assignee_id is null` : sql<boolean>`assignee_id = ${assignee}`;
}

export type ExpiringQuote = Pick<
  QuoteRow,
  "id" | "number" | "lead_id" | "customer_name" | "company" | "email" | "first_viewed_at"
> & { valid_until: string };

/** That can be agreed to until a day from the first to the second, the first to expire first. */
export async function expiringQuotes(db: Db, from: string, until: string): Promise<ExpiringQuote[]> {
  return await db
    .selectFrom("quotes")
    .select(["id", "number", "lead_id", "customer_name", "company", "email", "first_viewed_at"])
    .select(sql<string>`valid_until`.as("valid_until"))
    .where(IS_SENT)
    .where("valid_until", ">=", from)
    .where("valid_until", "<=", until)
    .orderBy("valid_until")
    .orderBy("id")
    .execute();
}

/** That begin from the first moment to just before the second (ISO-8601 UTC), in order of time. */
export async function beginningBetween(db: Db, from: string, before: string): Promise<AppointmentRow[]> {
  return await bookedFrom(db, from).where("starts_at", "<", before).execute();
}

/** The first that begins at this moment or later (ISO-8601 UTC). */
export async function nextBooked(db: Db, from: string): Promise<AppointmentRow | undefined> {
  return await bookedFrom(db, from).limit(1).executeTakeFirst();
}

function bookedFrom(db: Db, from: string) {
  return db
    .selectFrom("appointments")
    .selectAll()
    .where("status", "=", "booked")
    .where("starts_at", ">=", from)
    .orderBy("starts_at")
    .orderBy("id");
}

export async function leadsById(db: Db, ids: readonly string[]): Promise<LeadRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** The leads by the id of the appointment: a visitor's own is a lead itself. */
export async function leadsOfAppointments(db: Db, rows: readonly AppointmentRow[]): Promise<Map<string, LeadRow>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const own = await db
    .selectFrom("leads")
    .selectAll()
    .where("kind", "=", "appointment")
    .where("subject_id", "in", ids)
    .execute();
  const booked = await leadsById(
    db,
    rows.flatMap(({ lead_id }) => lead_id ?? []),
  );
  const byId = new Map(booked.map((lead) => [lead.id, lead]));
  const leads = new Map(own.map((lead) => [lead.subject_id, lead]));
  for (const { id, lead_id } of rows) {
    const lead = lead_id === null ? undefined : byId.get(lead_id);
    if (lead) leads.set(id, lead);
  }
  return leads;
}

/**
 * The moments (ISO-8601 UTC) at which the person of each lead was last reached. Contacts that were taken back do not
 * count.
 */
export async function reachedSince(db: Db, leadIds: readonly string[], since: string): Promise<Map<string, string>> {
  const reached = new Map<string, string>();
  if (leadIds.length === 0) return reached;
  const entries = await db
    .selectFrom("audit_log")
    .select(["subject", "action", "at"])
    .where(
      "subject",
      "in",
      leadIds.map((id) => `lead:${id}`),
    )
    .where("action", "in", ["lead.contact", "lead.uncontact"])
    .where("at", ">=", since)
    .orderBy("id")
    .execute();
  for (const { subject, action, at } of entries) {
    const id = subject.slice("lead:".length);
    if (action === "lead.contact") reached.set(id, at);
    else reached.delete(id);
  }
  return reached;
}

/** Given up, or refused at the last attempt; of those queued since (ISO-8601 UTC), the latest first. */
export async function failedMails(db: Db, since: string, limit: number): Promise<Pick<OutboxRow, FailedMailColumn>[]> {
  return await db
    .selectFrom("outbox")
    .select(["id", "template", "recipient", "state", "last_error", "created_at"])
    .where((eb) => eb.or([eb("state", "=", "failed"), eb.and({ state: "queued", is_refused: 1 })]))
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

type FailedMailColumn = "id" | "template" | "recipient" | "state" | "last_error" | "created_at";

/** The first action that is planned for a later day (`YYYY-MM-DD`). */
export async function nextPlanned(
  db: Db,
  day: string,
): Promise<Pick<LeadRow, "id" | "name" | "next_action_on"> | null> {
  const planned = await db
    .selectFrom("leads")
    .select(["id", "name", "next_action_on"])
    .where("next_action_on", "is not", null)
    .where("next_action_on", ">", day)
    .where(IS_NO_SPAM)
    .orderBy("next_action_on")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return planned ?? null;
}
