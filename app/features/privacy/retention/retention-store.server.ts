import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { deleteRows, type IdPagesOptions, idPages } from "~/lib/db/id-pages.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Tables } from "~/lib/db/tables/tables";
import { TRACED, type TracedLead } from "../find/trace-store.server";
import type { Cutoffs } from "./retention-cutoffs.server";

const iso = (moment: Date) => moment.toISOString();

/** They were created before `moment` too, which an index knows. */
export async function oldSpamLeads(db: Db, moment: Date, limit: number): Promise<TracedLead[]> {
  return await db
    .selectFrom("leads")
    .select(TRACED)
    .where("status", "=", "spam")
    .where("created_at", "<", moment.toISOString())
    .where("updated_at", "<", moment.toISOString())
    .limit(limit)
    .execute();
}

export function peopleBefore(db: Db, moment: Date, more: Pick<IdPagesOptions<"people">, "size" | "pause">) {
  return idPages(db, { table: "people", id: "id", where: sql<boolean>`created_at < ${iso(moment)}`, ...more });
}

/** An expression that no index has: else SQLite would read every lead of a kind, not those of the given people. */
const KIND = sql<LeadRow["kind"]>`l.kind || ''`;

/** `last` is ISO-8601 UTC. */
export interface Contact {
  last: string;
  isCustomer: boolean;
}

/** People with nothing but spam are left out. */
export async function lastContacts(db: Db, people: readonly string[]): Promise<Map<string, Contact>> {
  const contacts = new Map<string, Contact>();
  if (people.length === 0) return contacts;
  const note = (rows: { person_id: string; last: string | null; agreed?: unknown }[]) => {
    for (const { person_id, last, agreed } of rows) {
      const known = contacts.get(person_id);
      if (last === null) continue;
      contacts.set(person_id, {
        last: known && known.last > last ? known.last : last,
        isCustomer: known?.isCustomer === true || Number(agreed ?? 0) > 0,
      });
    }
  };
  const genuine = () =>
    db
      .selectFrom("leads as l")
      .select("l.person_id")
      .where("l.person_id", "in", [...people])
      .where("l.status", "!=", "spam")
      .groupBy("l.person_id");
  const agreed = (column: string): RawBuilder<number> =>
    sql<number>`sum(case when ${sql.ref(column)} = 'agreed' then 1 else 0 end)`;
  note(
    await genuine()
      .select((eb) => [eb.fn.max("l.updated_at").as("last"), agreed("l.status").as("agreed")])
      .execute(),
  );
  note(
    await genuine()
      .innerJoin("conversations as c", "c.id", "l.subject_id")
      .where(KIND, "=", "conversation")
      .select((eb) => eb.fn.max("c.last_line_at").as("last"))
      .execute(),
  );
  note(
    await genuine()
      .innerJoin("appointments as a", "a.id", "l.subject_id")
      .where(KIND, "=", "appointment")
      .select((eb) => eb.fn.max("a.ends_at").as("last"))
      .where("a.status", "=", "booked")
      .execute(),
  );
  note(
    await genuine()
      .innerJoin("appointments as a", "a.lead_id", "l.id")
      .select((eb) => eb.fn.max("a.ends_at").as("last"))
      .where("a.status", "=", "booked")
      .execute(),
  );
  note(
    await genuine()
      .innerJoin("quotes as q", "q.lead_id", "l.id")
      .select((eb) => [eb.fn.max("q.updated_at").as("last"), agreed("q.state").as("agreed")])
      .execute(),
  );
  note(
    await genuine()
      .innerJoin("thread_messages as m", "m.person_id", "l.person_id")
      .select((eb) => eb.fn.max("m.sent_at").as("last"))
      .execute(),
  );
  return contacts;
}

export async function appointmentLeads(db: Db, people: readonly string[]): Promise<TracedLead[]> {
  if (people.length === 0) return [];
  const ways = [
    ["conversation", "conversations"],
    ["appointment", "appointments"],
  ] as const;
  const found: TracedLead[] = [];
  for (const [kind, table] of ways) {
    const rows = await db
      .selectFrom("leads as l")
      .select(TRACED)
      .where("person_id", "in", [...people])
      .where(KIND, "=", kind)
      .where("subject_id", "in", (eb) => eb.selectFrom(table as "appointments").select("id"))
      .execute();
    found.push(...rows);
  }
  return found;
}

const KINDS: readonly LeadRow["kind"][] = ["offer-request", "configurator-request", "conversation", "appointment"];

/** The person's requests are deleted with the person. */
const withoutLead = (id: string) =>
  sql<boolean>`not exists (select 1 from leads where leads.kind in (${sql.join(KINDS)}) and leads.subject_id = ${sql.ref(id)})`;

/** `now` is ISO-8601 UTC. */
type IsOutdated = (cutoffs: Cutoffs, now: string) => RawBuilder<boolean>;

/** Tables that are either indexed by age or small. */
const BY_AGE = {
  consent_log: ({ marketing }) => sql<boolean>`created_at < ${iso(marketing)}`,
  // Those of a lead go with the lead.
  website_checks: (_cutoffs, now) => sql<boolean>`expires_at < ${now} and lead_id is null`,
  audit_log: ({ customer }) => sql<boolean>`at < ${iso(customer)}`,
  retention_rounds: ({ marketing }) => sql<boolean>`started_at < ${iso(marketing)}`,
  // A session tells where a user of the desk was.
  session: (_cutoffs, now) => sql<boolean>`${sql.ref("expiresAt")} < ${now}`,
  verification: (_cutoffs, now) => sql<boolean>`${sql.ref("expiresAt")} < ${now}`,
} satisfies { [T in keyof Tables]?: IsOutdated };

/** No index tells if the person of a row is still known. */
const BY_AGE_AND_PERSON = {
  appointments: ({ marketing, spam }) =>
    sql<boolean>`((status = 'spam' and created_at < ${iso(spam)}) or (ends_at < ${iso(marketing)} and (lead_id is not null or ${withoutLead("appointments.id")})))`,
  conversations: ({ marketing }) =>
    sql<boolean>`last_line_at < ${iso(marketing)} and ${withoutLead("conversations.id")}`,
  offer_requests: ({ marketing }) =>
    sql<boolean>`created_at < ${iso(marketing)} and ${withoutLead("offer_requests.id")}`,
  configurator_requests: ({ marketing }) =>
    sql<boolean>`created_at < ${iso(marketing)} and ${withoutLead("configurator_requests.id")}`,
  outbox: ({ marketing }) =>
    sql<boolean>`created_at < ${iso(marketing)} and state != 'queued'
        and (request_id is null or (${withoutLead("outbox.request_id")}
          and not exists (select 1 from quotes where quotes.id = outbox.request_id)
          and not exists (select 1 from projects where projects.id = outbox.request_id)
          and not exists (select 1 from leads where leads.id = outbox.request_id)))`,
} satisfies { [T in keyof Tables]?: IsOutdated };

type TableByAge = keyof typeof BY_AGE;
type TableByAgeAndPerson = keyof typeof BY_AGE_AND_PERSON;
export const TABLES_BY_AGE = Object.keys(BY_AGE) as TableByAge[];
export const TABLES_BY_AGE_AND_PERSON = Object.keys(BY_AGE_AND_PERSON) as TableByAgeAndPerson[];

export async function deleteByAge(
  db: Db,
  table: TableByAge,
  { cutoffs, now, limit }: { cutoffs: Cutoffs; now: Date; limit: number },
): Promise<number> {
  // The query builder types one table at a time; each has an id.
  const asOne = table as "consent_log";
  const { numDeletedRows } = await db
    .deleteFrom(asOne)
    .where("id", "in", (eb) =>
      eb
        .selectFrom(asOne)
        .select("id")
        .where(BY_AGE[table](cutoffs, iso(now)))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Yields how many were deleted each time. */
export async function* deleteByAgeAndPerson(
  db: Db,
  table: TableByAgeAndPerson,
  { cutoffs, pause }: { cutoffs: Cutoffs; pause: () => Promise<void> },
): AsyncGenerator<number, void> {
  const outdated = { table, id: "id", where: BY_AGE_AND_PERSON[table](cutoffs), pause } as const;
  for await (const ids of idPages(db, outdated)) yield await deleteRows(db, outdated, ids);
}
