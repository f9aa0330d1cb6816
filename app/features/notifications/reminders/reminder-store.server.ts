import { type ExpressionBuilder, type Nullable, sql } from "kysely";
import { openPromise } from "~/features/leads/lead-clock.server";
import { isCounted, isOpen, LEAD_OF_WAIT } from "~/features/leads/waits/wait-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import type { LeadCallRow } from "~/lib/db/tables/notice-tables";
import type { Tables } from "~/lib/db/tables/tables";
import type { Due } from "./reminder-step";

const NEEDED = ["leads.id", "leads.name", "leads.phone_key", "leads.assignee_id"] as const;

export type RemindedLead = Pick<LeadRow, "id" | "name" | "phone_key" | "assignee_id">;

/** A first answer that is due. */
export type DuePromise = RemindedLead & Due;

export type PlannedLead = RemindedLead & { next_action_on: string };

/** A later answer that is due; `name` is null for a visitor who gave none. */
export type DueWait = Pick<
  WaitRow,
  "id" | "lead_id" | "conversation_id" | "quote_id" | "project_id" | "since" | "due_at"
> &
  Pick<LeadRow, "phone_key" | "assignee_id"> & { name: string | null };

/** Leads with a first answer due at `since` or later (ISO-8601 UTC) that no colleague is calling. */
export async function duePromises(db: Db, since: string, now: Date): Promise<DuePromise[]> {
  return await db
    .selectFrom("leads")
    .leftJoin("lead_calls", "lead_calls.lead_id", "leads.id")
    .select([...NEEDED, "leads.created_at as since", sql<string>`leads.promised_at`.as("due_at")])
    .where("leads.promised_at", ">=", since)
    .where("leads.first_answered_at", "is", null)
    // An expression that no index has: else SQLite would read all leads in that state.
    .where(sql<boolean>`leads.status || '' = 'new' and +leads.is_test = 0`)
    .where((eb) => isUncalled(eb, now))
    .orderBy("leads.promised_at")
    .execute();
}

/** The same for later answers. */
export async function dueWaits(db: Db, since: string, now: Date): Promise<DueWait[]> {
  return await waitsByName(db)
    .where("waits.due_at", ">=", since)
    .where(isOpen)
    .where((eb) => eb.or([eb("leads.id", "is", null), isCounted(eb)]))
    .where((eb) => isUncalled(eb, now))
    .orderBy("waits.due_at")
    .execute();
}

function waitsByName(db: Db) {
  return db
    .selectFrom("waits")
    .leftJoin("projects", "projects.id", "waits.project_id")
    .leftJoin("leads", (join) => join.on((eb) => eb("leads.id", "=", LEAD_OF_WAIT)))
    .leftJoin("lead_calls", (join) => join.on((eb) => eb("lead_calls.lead_id", "=", LEAD_OF_WAIT)))
    .leftJoin("conversations", "conversations.id", "waits.conversation_id")
    .leftJoin("quotes", "quotes.id", "waits.quote_id")
    .select(["waits.id", "waits.conversation_id", "waits.quote_id"])
    .select(sql<string | null>`coalesce(waits.lead_id, projects.lead_id)`.as("lead_id"))
    .select(["waits.project_id", "waits.since", "waits.due_at"])
    .select(["leads.phone_key", "leads.assignee_id"])
    .select((eb) =>
      eb.fn
        .coalesce("leads.name", "conversations.contact_name", "quotes.customer_name", "projects.customer_name")
        .as("name"),
    );
}

/** A date that a customer was given. A date that moves is another one, and has another `id`. */
export type DueProject = Pick<LeadRow, "phone_key" | "assignee_id"> &
  Due & { id: string; project: string; lead_id: string | null; name: string };

/** First versions and deliveries that are due at `since` or later (ISO-8601 UTC). */
export async function projectDates(db: Db, since: string): Promise<DueProject[]> {
  const rows = await runningProjects(db).execute();
  return rows.flatMap((row) => datesOf(row).filter(({ due_at }) => due_at >= since));
}

/** The date of the project that is due at `until`. Undefined when there is none any more. */
export async function remindedProject(db: Db, id: string, until: string): Promise<({ due: Due } & Called) | undefined> {
  const row = await runningProjects(db).where("projects.id", "=", id).executeTakeFirst();
  const due = row && datesOf(row).find(({ due_at }) => due_at === until);
  return due && { due, calling_until: null };
}

function runningProjects(db: Db) {
  return db
    .selectFrom("projects")
    .leftJoin("leads", "leads.id", "projects.lead_id")
    .select(["projects.id", "projects.lead_id", "projects.customer_name as name", "projects.complete_at"])
    .select(["projects.first_version_due_at", "projects.live_due_at", "leads.phone_key", "leads.assignee_id"])
    .select((eb) =>
      eb
        .exists(eb.selectFrom("project_versions").select("id").whereRef("project_id", "=", "projects.id"))
        .as("hasVersion"),
    )
    .where("projects.state", "in", ["building", "approved"]);
}

function datesOf(row: Awaited<ReturnType<ReturnType<typeof runningProjects>["execute"]>>[number]): DueProject[] {
  const { id: project, complete_at, first_version_due_at, live_due_at, hasVersion, ...who } = row;
  const since = complete_at ?? "";
  const dates = [
    { clock: "first-version", due_at: hasVersion ? null : first_version_due_at },
    { clock: "live", due_at: live_due_at },
  ];
  return dates.flatMap(({ clock, due_at }) =>
    due_at === null ? [] : { ...who, project, id: `${project} ${clock} ${due_at}`, since, due_at },
  );
}

/** Leads with a plan from the first day to the second (`YYYY-MM-DD`) that no colleague is calling. */
export async function plannedBetween(db: Db, from: string, to: string, now: Date): Promise<PlannedLead[]> {
  return await db
    .selectFrom("leads")
    .leftJoin("lead_calls", "lead_calls.lead_id", "leads.id")
    .select([...NEEDED, sql<string>`leads.next_action_on`.as("next_action_on")])
    .where("leads.next_action_on", ">=", from)
    .where("leads.next_action_on", "<=", to)
    .where(sql<boolean>`leads.status || '' not in ('spam', 'declined') and +leads.is_test = 0`)
    .where((eb) => isUncalled(eb, now))
    .orderBy("leads.next_action_on")
    .execute();
}

function isUncalled(eb: ExpressionBuilder<Tables & { lead_calls: Nullable<LeadCallRow> }, "lead_calls">, now: Date) {
  return eb.or([eb("calling_until", "is", null), eb("calling_until", "<=", now.toISOString())]);
}

interface Called {
  /** End of a colleague's call (ISO-8601 UTC). */
  calling_until: string | null;
}

/** `due`: of the first answer; null when none is waited for. */
export async function remindedLead(
  db: Db,
  id: string,
): Promise<(Pick<LeadRow, "status" | "next_action_on"> & Called & { due: Due | null }) | undefined> {
  const lead = await db
    .selectFrom("leads")
    .leftJoin("lead_calls", "lead_calls.lead_id", "leads.id")
    .select(["status", "created_at", "promised_at", "first_answered_at", "next_action_on", "calling_until"])
    .where("leads.id", "=", id)
    .executeTakeFirst();
  if (!lead) return undefined;
  const due_at = openPromise(lead);
  return { ...lead, due: due_at === null ? null : { since: lead.created_at, due_at } };
}

/** Undefined when it is not waited for any more. */
export async function remindedWait(db: Db, id: string): Promise<({ due: Due } & Called) | undefined> {
  const wait = await waitsByName(db)
    .select("calling_until")
    .where("waits.id", "=", id)
    .where(isOpen)
    .where((eb) => eb.or([eb("leads.id", "is", null), isCounted(eb)]))
    .executeTakeFirst();
  return wait && { due: wait, calling_until: wait.calling_until };
}
