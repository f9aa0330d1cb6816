import { type Kysely, PostgresAdapter, sql } from "kysely";
import {
  addressKey,
  asciiAddress,
  clean,
  fold,
  formsBefore,
  formsNow,
  readableAddress,
} from "./0039-one-spelling-forms";

const BATCH = 500;

/** What hides text or turns it round, as far as anybody has it on a keyboard or copies it along. */
const HIDING = "\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff";

/** What people typed, by table, and how its rows are told apart; that of leads is below. */
const TYPED: { table: string; keys: string[]; columns: string[] }[] = [
  { table: "offer_requests", keys: ["id"], columns: ["name", "phone", "company", "message"] },
  {
    table: "configurator_requests",
    keys: ["id"],
    columns: ["name", "phone", "company", "industry", "description"],
  },
  { table: "appointments", keys: ["id"], columns: ["name", "phone", "subject"] },
  { table: "conversations", keys: ["id"], columns: ["contact_name", "contact_phone"] },
  { table: "conversation_lines", keys: ["conversation_id", "seq"], columns: ["text"] },
  { table: "lead_notes", keys: ["id"], columns: ["text"] },
  { table: "quotes", keys: ["id"], columns: ["customer_name", "company", "address"] },
  { table: "quote_questions", keys: ["id"], columns: ["text"] },
];

/** Addresses, by table. */
const ADDRESSES: [table: string, column: string][] = [
  ["offer_requests", "email"],
  ["configurator_requests", "email"],
  ["appointments", "email"],
  ["conversations", "contact_email"],
  ["quotes", "email"],
  ["outbox", "recipient"],
  ["outbox", "reply_to"],
];

/**
 * Gives what was stored the forms in which it is stored and compared from now on: names without what hides text or turns it
 * round, addresses with their domain in ASCII, numbers that were not read before, and the texts that leads are found by. Two
 * people who had one address in two spellings become one, unless the desk has said that they are not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeLeads(db);
  for (const typed of TYPED) await cleanTexts(db, typed);
  for (const [table, column] of ADDRESSES) await spellAddresses(db, table, column);
  await changePeople(db);
  await changeMerges(db);
  await joinPeople(db);
}

interface LeadRow {
  id: string;
  person_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  email_key: string | null;
  phone_key: string | null;
  search: string;
}

async function changeLeads(db: Kysely<unknown>): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<LeadRow>`select id, person_id, name, email, phone, company, email_key, phone_key, search
      from leads where id > ${last} order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const changes = rows.map((was) => ({ was, now: leadNow(was) }));
    await writeLeads(
      db,
      changes.filter(({ was, now }) => (Object.keys(was) as (keyof LeadRow)[]).some((key) => was[key] !== now[key])),
    );
    await writeTraces(
      db,
      changes.filter(({ was, now }) => formsBefore(was).traces.join("\n") !== formsNow(now).traces.join("\n")),
    );
  }
}

function leadNow(was: LeadRow): LeadRow {
  const before = formsBefore(was);
  const told = {
    // Somebody without a name is called by the address.
    name: was.name === was.email ? readableAddress(was.name) : clean(was.name),
    email: was.email && asciiAddress(was.email),
    phone: was.phone && clean(was.phone),
    company: was.company && clean(was.company),
  };
  const { email_key, phone_key, lines } = formsNow(told);
  const searched = was.search.split("\n");
  const isWhole = before.lines.every((line, place) => searched[place] === line);
  const rest = isWhole ? searched.slice(before.lines.length) : searched;
  const search = [...(isWhole ? lines : []), ...rest.map(fold).filter(Boolean)].join("\n");
  return { ...was, ...told, email_key, phone_key, search };
}

type Change = { was: LeadRow; now: LeadRow };

async function writeLeads(db: Kysely<unknown>, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(
    ({ was, now: { id, name, email, phone, company, email_key, phone_key, search } }) =>
      sql`(${id}, ${name}, ${email}, ${phone}, ${company}, ${email_key}, ${phone_key}, ${search}, ${was.search})`,
  );
  // Not where somebody has written a note meanwhile: that lead is found as before.
  await sql`update leads set name = column2, email = column3, phone = column4, company = column5, email_key = column6,
      phone_key = column7, search = column8
    from (values ${sql.join(values)}) as changed where leads.id = column1 and leads.search = column9`.execute(db);
  for (const { was, now } of changes) {
    if (was.name === now.name && was.email_key === now.email_key && was.phone_key === now.phone_key) continue;
    await sql`update people set name = ${now.name}, email_key = ${now.email_key}, phone_key = ${now.phone_key}
      where id = ${was.person_id} and name = ${was.name} and email_key is not distinct from ${was.email_key}
        and phone_key is not distinct from ${was.phone_key}`.execute(db);
  }
}

async function writeTraces(db: Kysely<unknown>, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`delete from lead_traces where lead_id in (${sql.join(changes.map(({ now }) => now.id))})`.execute(db);
  const rows = changes.flatMap(({ now }) => formsNow(now).traces.map((trace) => sql`(${now.id}, ${trace})`));
  if (rows.length === 0) return;
  await sql`insert into lead_traces (lead_id, trace) values ${sql.join(rows)} on conflict do nothing`.execute(db);
}

async function cleanTexts(
  db: Kysely<unknown>,
  { table, keys, columns }: { table: string; keys: string[]; columns: string[] },
): Promise<void> {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const hiding = sql.join(
    columns.map((column) =>
      isPostgres(db) ? sql`${sql.ref(column)} ~ ${`[${HIDING}]`}` : sql`${sql.ref(column)} glob ${`*[${HIDING}]*`}`,
    ),
    sql` or `,
  );
  for (let last: unknown[] = keys.map((key) => (key === "seq" ? 0 : "")); ; ) {
    const { rows } = await sql<Record<string, string | null>>`select ${refs(keys)}, ${refs(columns)}
      from ${sql.table(table)} where (${hiding}) and (${refs(keys)}) > (${sql.join(last)})
      order by ${refs(keys)} limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    for (const row of rows) {
      const cleaned = columns.map((column) => sql`${sql.ref(column)} = ${row[column] && clean(row[column])}`);
      const isRow = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`);
      await sql`update ${sql.table(table)} set ${sql.join(cleaned)} where ${sql.join(isRow, sql` and `)}`.execute(db);
      last = keys.map((key) => row[key]);
    }
  }
}

async function spellAddresses(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const ref = sql.ref(column);
  const { rows } = await sql<{ address: string }>`select distinct ${ref} as address from ${sql.table(table)}
    where ${isSpelled(db, column)}`.execute(db);
  for (const { address } of rows) {
    // The first condition is what there are indexes for.
    await sql`update ${sql.table(table)} set ${ref} = ${asciiAddress(address)}
      where lower(${ref}) = lower(${address}) and ${ref} = ${address}`.execute(db);
  }
}

interface Named {
  id: string;
  name: string;
  email_key: string | null;
}

/** Those whose leads tell otherwise, or who have none. */
async function changePeople(db: Kysely<unknown>): Promise<void> {
  await cleanTexts(db, { table: "people", keys: ["id"], columns: ["name"] });
  const { rows } = await sql<Named>`select id, name, email_key from people where ${isSpelled(db, "email_key")}`.execute(
    db,
  );
  for (const { id, email_key } of rows) {
    await sql`update people set email_key = ${email_key && addressKey(email_key)} where id = ${id}`.execute(db);
  }
}

interface Key {
  kind: string;
  value: string;
}
type Before = Record<"kept" | "merged", { leads: string[]; keys: Key[] }>;

/** What two people had when the desk made them one. */
async function changeMerges(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; before: string }>`select id, ${sql.ref("before")} from person_merges
    where ${isSpelled(db, "before")}`.execute(db);
  for (const { id, before } of rows) {
    const { kept, merged } = JSON.parse(before) as Before;
    const spelled = (keys: readonly Key[], others: readonly Key[]) => {
      const known = new Set(others.map(({ kind, value }) => `${kind} ${value}`));
      return keys
        .map((key) => (key.kind === "mail" ? { ...key, value: addressKey(key.value) } : key))
        .filter(({ kind, value }) => !known.has(`${kind} ${value}`) && known.add(`${kind} ${value}`));
    };
    const keptKeys = spelled(kept.keys, []);
    const now = { kept: { ...kept, keys: keptKeys }, merged: { ...merged, keys: spelled(merged.keys, keptKeys) } };
    await sql`update person_merges set ${sql.ref("before")} = ${JSON.stringify(now)} where id = ${id}`.execute(db);
  }
}

/** Gives each address to whoever has it in either spelling: to the one who was there first. */
async function joinPeople(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ value: string }>`select value from person_keys
    where kind = 'mail' and ${isSpelled(db, "value")}`.execute(db);
  for (const { value } of rows) {
    const spelled = addressKey(value);
    if (spelled === value) continue;
    const [one, other] = [await ownerOf(db, value), await ownerOf(db, spelled)];
    if (!other) {
      await sql`update person_keys set value = ${spelled} where kind = 'mail' and value = ${value}`.execute(db);
      continue;
    }
    await sql`delete from person_keys where kind = 'mail' and value = ${value}`.execute(db);
    if (one && one.id !== other.id && !(await isRefused(db, one.id, other.id))) await join(db, one, other);
  }
}

interface Person {
  id: string;
  created_at: string;
}

async function ownerOf(db: Kysely<unknown>, address: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select people.id, people.created_at from person_keys
    inner join people on people.id = person_keys.person_id where kind = 'mail' and value = ${address}`.execute(db);
  return rows[0];
}

async function isRefused(db: Kysely<unknown>, one: string, other: string): Promise<boolean> {
  const [first, second] = [one, other].toSorted();
  const { rows } = await sql`select 1 from person_refusals where first_id = ${first} and second_id = ${second}`.execute(
    db,
  );
  return rows.length > 0;
}

/** All that the later one has goes to the earlier one, as if it had come in by that address. */
async function join(db: Kysely<unknown>, one: Person, other: Person): Promise<void> {
  const isOneFirst = `${one.created_at} ${one.id}` < `${other.created_at} ${other.id}`;
  const [kept, left] = isOneFirst ? [one.id, other.id] : [other.id, one.id];
  for (const table of ["leads", "person_keys"]) {
    await sql`update ${sql.table(table)} set person_id = ${kept} where person_id = ${left}`.execute(db);
  }
  await sql`update person_merges set kept_id = ${kept} where kept_id = ${left}`.execute(db);
  const { rows } = await sql<{ first_id: string; second_id: string; user_email: string; refused_at: string }>`
    select * from person_refusals where first_id = ${left} or second_id = ${left}`.execute(db);
  for (const { first_id, second_id, user_email, refused_at } of rows) {
    const [first, second] = [kept, first_id === left ? second_id : first_id].toSorted();
    await sql`insert into person_refusals (first_id, second_id, user_email, refused_at)
      values (${first}, ${second}, ${user_email}, ${refused_at}) on conflict do nothing`.execute(db);
  }
  await sql`delete from person_refusals where first_id = ${left} or second_id = ${left}`.execute(db);
}

/** Whether a text has letters other than ASCII. */
function isSpelled(db: Kysely<unknown>, column: string) {
  const ref = sql.ref(column);
  return isPostgres(db)
    ? sql<boolean>`octet_length(${ref}) <> char_length(${ref})`
    : sql<boolean>`length(cast(${ref} as blob)) <> length(${ref})`;
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
