import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PromisedLead } from "./due";

const NEEDED = [
  "leads.id",
  "leads.name",
  "leads.phone_key",
  "leads.status",
  "leads.created_at",
  "leads.promised_at",
  "leads.first_answered_at",
  "leads.assignee_id",
] as const;

export type PlannedLead = PromisedLead & { next_action_on: string };

/** Whose answer was due at `since` or is due later (ISO-8601 UTC); nobody is calling them. */
export async function openPromises(db: Db, since: string, now: Date): Promise<PromisedLead[]> {
  return await db
    .selectFrom("leads")
    .leftJoin("lead_calls", "lead_calls.lead_id", "leads.id")
    .select(NEEDED)
    .where("leads.promised_at", ">=", since)
    .where("leads.first_answered_at", "is", null)
    // An expression that no index has: else SQLite would read all leads in that state.
    .where(sql<boolean>`leads.status || '' = 'new' and +leads.is_test = 0`)
    .where((eb) => eb.or([eb("calling_until", "is", null), eb("calling_until", "<=", now.toISOString())]))
    .orderBy("leads.promised_at")
    .execute();
}

/** From the first day to the second (`YYYY-MM-DD`); nobody is calling them. */
export async function plannedBetween(db: Db, from: string, to: string, now: Date): Promise<PlannedLead[]> {
  return await db
    .selectFrom("leads")
    .leftJoin("lead_calls", "lead_calls.lead_id", "leads.id")
    .select([...NEEDED, sql<string>`leads.next_action_on`.as("next_action_on")])
    .where("leads.next_action_on", ">=", from)
    .where("leads.next_action_on", "<=", to)
    .where(sql<boolean>`leads.status || '' not in ('spam', 'declined') and +leads.is_test = 0`)
    .where((eb) => eb.or([eb("calling_until", "is", null), eb("calling_until", "<=", now.toISOString())]))
    .orderBy("leads.next_action_on")
    .execute();
}

/** With until when somebody is calling them (ISO-8601 UTC). */
export async function remindedLead(
  db: Db,
  id: string,
): Promise<(PromisedLead & Pick<LeadRow, "next_action_on"> & { calling_until: string | null }) | undefined> {
  return await db
    .selectFrom("leads")
    .leftJoin("lead_calls", "lead_calls.lead_id", "leads.id")
    .select([...NEEDED, "leads.next_action_on", "calling_until"])
    .where("leads.id", "=", id)
    .executeTakeFirst();
}
