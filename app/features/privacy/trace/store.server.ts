import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import type { QuoteRow } from "~/lib/db/quote-tables";

/** Ids of one statement: the databases bound the number of parameters. */
const CHUNK = 500;

/** The columns of a lead that lead to what is kept of its person. */
export const TRACED = ["id", "kind", "subject_id", "person_id", "email_key", "phone_key", "status"] as const;
export type TracedLead = Pick<LeadRow, (typeof TRACED)[number]>;

/** Asks in pieces that a statement can hold. */
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

export async function namesOfLeads(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom("leads").select("name").distinct().where("id", "in", chunk).execute(),
  );
  return rows.map(({ name }) => name);
}

/** The people who are known by one of these addresses or numbers. */
export async function peopleKnownBy(db: Db, emails: readonly string[], phones: readonly string[]): Promise<string[]> {
  const ways = [
    ["mail", emails],
    ["phone", phones],
  ] as const;
  const found: string[] = [];
  for (const [kind, values] of ways) {
    const rows = await inChunks(values, (chunk) =>
      db.selectFrom("person_keys").select("person_id").where("kind", "=", kind).where("value", "in", chunk).execute(),
    );
    found.push(...rows.map(({ person_id }) => person_id));
  }
  return found;
}

/** Those with one of these addresses who have no leads any more: taken in by another, or left behind. */
export async function peopleWithoutLeads(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await inChunks(emails, (chunk) =>
    db
      .selectFrom("people")
      .select("id")
      .where("email_key", "in", chunk)
      .where(sql<boolean>`not exists (select 1 from leads where leads.person_id = people.id)`)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** What these people are known by besides the details of their leads. */
export async function keysOfPeople(db: Db, people: readonly string[]) {
  return inChunks(people, (chunk) =>
    db.selectFrom("person_keys").select(["kind", "value"]).where("person_id", "in", chunk).execute(),
  );
}

/** Those whom the desk holds for one with somebody of these. */
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

/** Those of these people who have no lead but these. */
export async function peopleLeftBy(db: Db, people: readonly string[], leads: ReadonlySet<string>): Promise<string[]> {
  const all = await leadsBy(db, "person_id", people);
  const staying = new Set(all.filter(({ id }) => !leads.has(id)).map(({ person_id }) => person_id));
  return people.filter((person) => !staying.has(person));
}

/** The ids of rows of a table whose address, however written, is one of these. */
export async function idsByAddress(
  db: Db,
  table: "offer_requests" | "configurator_requests" | "appointments" | "subscribers",
  emails: readonly string[],
): Promise<string[]> {
  const rows = await inChunks(emails, (chunk) =>
    db
      .selectFrom(table as "subscribers")
      .select("id")
      .where(sql`lower(email)`, "in", chunk)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** The conversations in which one of these addresses was confirmed. */
export async function conversationsByAddress(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await inChunks(emails, (chunk) =>
    db.selectFrom("conversations").select("id").where(sql`lower(contact_email)`, "in", chunk).execute(),
  );
  return rows.map(({ id }) => id);
}

/**
 * What holds this text: of what was said or asked about in conversations without confirmed details, and of what was asked about
 * in those where no address was confirmed.
 */
export async function linesWith(db: Db, text: string) {
  return await db
    .selectFrom("conversation_lines as line")
    .innerJoin("conversations as c", "c.id", "line.conversation_id")
    .select(["c.id", "line.text", "line.asks"])
    .where((eb) =>
      eb.or([
        eb.and([eb("c.contact_confirmed_at", "is", null), has("line.text", text)]),
        eb.and([eb("c.contact_email", "is", null), has("line.asks", text)]),
      ]),
    )
    .execute();
}

/** The numbers that were found in conversations where none was confirmed: JSON as it was asked about. */
export async function askedNumbers(db: Db) {
  return await db
    .selectFrom("conversation_lines as line")
    .innerJoin("conversations as c", "c.id", "line.conversation_id")
    .select(["c.id", "line.asks"])
    .where("c.contact_phone", "is", null)
    .where("line.asks", "is not", null)
    .execute();
}

/** The numbers of appointments that no lead was made of. */
export async function suspectNumbers(db: Db) {
  return await db
    .selectFrom("appointments")
    .select(["id", "phone"])
    .where("status", "=", "spam")
    .where("phone", "is not", null)
    .execute();
}

/** The drafts of configurations whose answers hold this text. */
export async function draftsWith(db: Db, text: string) {
  return await db
    .selectFrom("configurator_drafts")
    .select(["token_hash", "fields"])
    .where(has("fields", text))
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

/** The mails that belong to one of these requests, conversations, appointments or quotes. */
export async function mailsOf(db: Db, subjects: readonly string[]): Promise<string[]> {
  const rows = await inChunks(subjects, (chunk) =>
    db.selectFrom("outbox").select("id").where("request_id", "in", chunk).execute(),
  );
  return rows.map(({ id }) => id);
}

/** The mails that go to one of these addresses, or are answered there, or speak of it. */
export async function mailsByAddress(db: Db, emails: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const email of emails) {
    const rows = await db
      .selectFrom("outbox")
      .select("id")
      .where((eb) =>
        eb.or([
          eb(sql`lower(recipient)`, "=", email),
          eb(sql`lower(reply_to)`, "=", email),
          // As a value of its own in what the mail says.
          has("props", JSON.stringify(email)),
        ]),
      )
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** What devices of the desk were told about these (`lead:019a…`). */
export async function pushesAbout(db: Db, topics: readonly string[]): Promise<string[]> {
  const rows = await inChunks(topics, (chunk) =>
    db.selectFrom("push_messages").select("id").where("topic", "in", chunk).execute(),
  );
  return rows.map(({ id }) => id);
}

/** What was done at the desk to one of these (`lead:019a…`). */
export async function deedsTo(db: Db, subjects: readonly string[]): Promise<string[]> {
  const rows = await inChunks(subjects, (chunk) =>
    db.selectFrom("audit_log").select("id").where("subject", "in", chunk).where("detail", "!=", "{}").execute(),
  );
  return rows.map(({ id }) => id);
}

/** What was done at the desk with this text in what there is to say. */
export async function deedsWith(db: Db, text: string) {
  return await db.selectFrom("audit_log").select(["id", "detail"]).where(has("detail", text)).execute();
}

/** Leads of others that speak of this, in a message or a note. */
export async function leadsMentioning(db: Db, text: string, but: readonly string[], limit: number) {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "name", "search"])
    .where(has("search", text))
    .orderBy("created_at", "desc")
    .limit(limit + but.length)
    .execute();
  const own = new Set(but);
  return rows.filter(({ id }) => !own.has(id)).slice(0, limit);
}

/** The addresses of who works at the desk. */
export async function deskAddresses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("user").select("email").execute();
  return rows.map(({ email }) => email);
}

function has(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
