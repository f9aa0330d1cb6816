import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Tables } from "~/lib/db/tables/tables";
import type { Keys } from "./trace";

/** Ids per statement: the databases limit the number of parameters. */
const CHUNK = 500;

export const TRACED = ["id", "kind", "subject_id", "person_id", "email_key", "phone_key", "status"] as const;
export type TracedLead = Pick<LeadRow, (typeof TRACED)[number]>;

async function inChunks<T>(values: readonly string[], ask: (chunk: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < values.length; from += CHUNK) found.push(...(await ask(values.slice(from, from + CHUNK))));
  return found;
}

export function leadsBy(
  db: Db,
  column: "id" | "person_id" | "email_key" | "phone_key",
  values: readonly string[],
): Promise<TracedLead[]> {
  return inChunks(values, (chunk) => db.selectFrom("leads").select(TRACED).where(column, "in", chunk).execute());
}

export async function peopleKnownBy(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await inChunks(emails, (chunk) =>
    db.selectFrom("person_keys").select("person_id").where("kind", "=", "mail").where("value", "in", chunk).execute(),
  );
  return rows.map(({ person_id }) => person_id);
}

/** A person without address counts by number. */
export async function peopleWithoutLeads(db: Db, { emails, phones }: Keys): Promise<string[]> {
  const left = db
    .selectFrom("people")
    .select("id")
    .where(sql<boolean>`not exists (select 1 from leads where leads.person_id = people.id)`);
  const rows = [
    ...(await inChunks(emails, (chunk) => left.where("email_key", "in", chunk).execute())),
    ...(await inChunks(phones, (chunk) =>
      left.where("email_key", "is", null).where("phone_key", "in", chunk).execute(),
    )),
  ];
  return rows.map(({ id }) => id);
}

export async function addressesOfPeople(db: Db, people: readonly string[]): Promise<string[]> {
  const rows = await inChunks(people, (chunk) =>
    db.selectFrom("person_keys").select("value").where("person_id", "in", chunk).where("kind", "=", "mail").execute(),
  );
  return rows.map(({ value }) => value);
}

export async function mergedWith(db: Db, people: readonly string[]): Promise<string[]> {
  const merges = await inChunks(people, (chunk) =>
    db
      .selectFrom("person_merges")
      .select(["kept_id", "merged_id"])
      .where("undone_at", "is", null)
      .where((eb) => eb.or([eb("kept_id", "in", chunk), eb("merged_id", "in", chunk)]))
      .execute(),
  );
  return merges.flatMap(({ kept_id, merged_id }) => [kept_id, merged_id]);
}

export async function peopleLeftBy(db: Db, people: readonly string[], leads: ReadonlySet<string>): Promise<string[]> {
  const all = await leadsBy(db, "person_id", people);
  const staying = new Set(all.filter(({ id }) => !leads.has(id)).map(({ person_id }) => person_id));
  return people.filter((person) => !staying.has(person));
}

/** The rows with one of these addresses, however it is written there. */
export async function idsByAddress(
  db: Db,
  table: "offer_requests" | "configurator_requests" | "appointments" | "conversations" | "projects" | "website_checks",
  emails: readonly string[],
): Promise<string[]> {
  const column = table === "conversations" ? "contact_email" : "email";
  const rows = await inChunks(emails, (chunk) =>
    asOne(db, table)
      .where(sql.ref(column), "is not", null)
      .where(sql`lower(${sql.ref(column)})`, "in", chunk)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Tables that name whom they are about in a column. */
type WithId =
  | "appointments"
  | "outbox"
  | "subscribers"
  | "mailbox_strangers"
  | "push_messages"
  | "notices"
  | "projects"
  | "project_files"
  | "website_checks";

export async function idsWith<T extends WithId>(
  db: Db,
  table: T,
  column: keyof Tables[T] & string,
  values: readonly string[],
): Promise<string[]> {
  const rows = await inChunks(values, (chunk) => asOne(db, table).where(sql.ref(column), "in", chunk).execute());
  return rows.map(({ id }) => id);
}

// The query builder types one table at a time.
function asOne(db: Db, table: keyof Tables) {
  return db.selectFrom(table as "appointments").select("id");
}

export async function suspectNumbers(db: Db) {
  return await db
    .selectFrom("appointments")
    .select(["id", "phone"])
    .where("status", "=", "spam")
    .where("phone", "is not", null)
    .execute();
}

/** Projects without a lead, which has a key of its number. */
export async function projectNumbers(db: Db) {
  return await db
    .selectFrom("projects")
    .select(["id", "phone"])
    .where("lead_id", "is", null)
    .where("phone", "is not", null)
    .execute();
}

type TracedQuote = Pick<QuoteRow, "id" | "state">;

export function quotesBy(
  db: Db,
  column: "lead_id" | "request_id" | "email",
  values: readonly string[],
): Promise<TracedQuote[]> {
  return inChunks(values, (chunk) =>
    db
      .selectFrom("quotes")
      .select(["id", "state"])
      .where(column === "email" ? sql`lower(email)` : column, "in", chunk)
      .execute(),
  );
}

/** Those about a lead go with it, by any author. */
export async function threadMessagesOf(
  db: Db,
  { leads, people }: { leads: readonly string[]; people: readonly string[] },
): Promise<string[]> {
  const by = (column: "lead_id" | "person_id") => (chunk: string[]) =>
    db.selectFrom("thread_messages").select("id").where(column, "in", chunk).execute();
  const rows = [...(await inChunks(leads, by("lead_id"))), ...(await inChunks(people, by("person_id")))];
  return rows.map(({ id }) => id);
}

/** `lead:019a…` */
export async function auditEntriesTo(db: Db, subjects: readonly string[]): Promise<string[]> {
  const rows = await inChunks(subjects, (chunk) =>
    db.selectFrom("audit_log").select("id").where("subject", "in", chunk).where("detail", "!=", "{}").execute(),
  );
  return rows.map(({ id }) => id);
}

export async function deskAddresses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("user").select("email").execute();
  return rows.map(({ email }) => email);
}
