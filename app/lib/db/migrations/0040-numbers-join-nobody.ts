import { type Kysely, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

/** How many people, or changes, there are in a statement. */
const BATCH = 500;

interface Lead {
  id: string;
  person_id: string;
  name: string;
  email_key: string | null;
  phone_key: string | null;
  created_at: string;
}

/**
 * Only an equal e-mail address makes two requests one person's. Who was one by nothing but a number is parted: each
 * address, and each request without one, gets a person of its own, and the earliest stays. Where somebody at the desk
 * has merged people, or split a request off, everything stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const settled = await settledAtDesk(db);
  const parted = new Map<string, string[]>();
  for (let last = ""; ; ) {
    const { rows } = await sql<{ person_id: string }>`select person_id from leads where person_id > ${last}
      group by person_id having count(distinct coalesce(email_key, id)) > 1
      order by person_id limit ${BATCH}`.execute(db);
    if (rows.length === 0) break;
    last = rows.at(-1)?.person_id ?? last;
    const people = rows.map(({ person_id }) => person_id).filter((person) => !settled.has(person));
    for (const [person, others] of await partPeople(db, people)) parted.set(person, others);
  }
  await refuseAgain(db, parted);
  await sql`delete from person_keys where kind = 'phone'`.execute(db);
  await dropNumbers(db);
}

/** The people about whom the desk has said that what they have is theirs. */
async function settledAtDesk(db: Kysely<unknown>): Promise<Set<string>> {
  const merges = await sql<{ kept_id: string }>`select kept_id from person_merges where undone_at is null`.execute(db);
  const splits = await sql<{ subject: string; detail: string }>`select subject, detail from audit_log
    where action = 'person.split'`.execute(db);
  const into = splits.rows.map(({ detail }) => (JSON.parse(detail) as { into?: string }).into ?? "");
  const from = splits.rows.map(({ subject }) => subject.replace(/^person:/, ""));
  return new Set([...merges.rows.map(({ kept_id }) => kept_id), ...into, ...from]);
}

/** Parts these people. Returns who came of each. */
async function partPeople(db: Kysely<unknown>, people: readonly string[]): Promise<Map<string, string[]>> {
  const parted = new Map<string, string[]>();
  if (people.length === 0) return parted;
  const { rows: leads } = await sql<Lead>`select id, person_id, name, email_key, phone_key, created_at from leads
    where person_id in (${sql.join(people)}) order by person_id, created_at, id`.execute(db);
  const groups = new Map<string, { person: string; id: string; leads: Lead[] }>();
  for (const lead of leads) {
    const { person_id: person } = lead;
    const key = `${person} ${lead.email_key ?? lead.id}`;
    const isFirst = !parted.has(person);
    const group = groups.get(key) ?? { person, id: isFirst ? person : uuidv7(), leads: [] };
    group.leads.push(lead);
    if (groups.has(key)) continue;
    groups.set(key, group);
    parted.set(person, [...(parted.get(person) ?? []), ...(isFirst ? [] : [group.id])]);
  }
  const all = [...groups.values()];
  const others = all.filter(({ id, person }) => id !== person);
  const detailsOf = ({ name, email_key, phone_key }: Lead) => ({ name, email_key, phone_key });
  for (const some of batchesOf(others)) {
    const rows = some.map(({ id, leads }) => {
      const [first] = leads as [Lead];
      return { id, ...detailsOf(first), created_at: first.created_at };
    });
    await (db as Kysely<Record<string, object>>).insertInto("people").values(rows).execute();
  }
  await move(
    db,
    others.flatMap(({ id, leads }) => leads.map((lead) => [lead.id, id] as const)),
    (moved) => sql`update leads set person_id = moved.column2 from ${moved} where leads.id = moved.column1`,
  );
  await move(
    db,
    others.flatMap(({ id, person, leads }) => {
      const email = leads[0]?.email_key;
      return email ? [[email, id, person] as const] : [];
    }),
    (moved) => sql`update person_keys set person_id = moved.column2 from ${moved}
      where kind = 'mail' and value = moved.column1 and person_id = moved.column3`,
  );
  await tellOfOwnLeads(
    db,
    all.filter(({ id, person }) => id === person),
  );
  return parted;
}

/** Gives those who stay the details of their earliest lead, where none of their leads has what is stored of them. */
async function tellOfOwnLeads(db: Kysely<unknown>, stay: readonly { id: string; leads: Lead[] }[]): Promise<void> {
  const ids = stay.map(({ id }) => id);
  const { rows } = await sql<Omit<Lead, "person_id">>`select id, name, email_key, phone_key, created_at from people
    where id in (${sql.join(ids)})`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const wrong = stay.flatMap(({ id, leads }) => {
    const person = known.get(id);
    const isSaid = leads.some(
      ({ name, email_key, phone_key }) =>
        name === person?.name && email_key === person.email_key && phone_key === person.phone_key,
    );
    const [first] = leads;
    return isSaid || !first ? [] : [{ id, first }];
  });
  for (const { id, first } of wrong) {
    await sql`update people set name = ${first.name}, email_key = ${first.email_key}, phone_key = ${first.phone_key}
      where id = ${id}`.execute(db);
  }
}

/** Whoever was said not to be somebody is not whoever came of them either. */
async function refuseAgain(db: Kysely<unknown>, parted: ReadonlyMap<string, string[]>): Promise<void> {
  if (parted.size === 0) return;
  interface Refusal {
    first_id: string;
    second_id: string;
    user_email: string;
    refused_at: string;
  }
  const { rows } = await sql<Refusal>`select * from person_refusals`.execute(db);
  const allOf = (person: string) => [person, ...(parted.get(person) ?? [])];
  const again = rows.flatMap(({ first_id, second_id, ...said }) =>
    allOf(first_id).flatMap((one) =>
      allOf(second_id).map((other) => {
        const [first = one, second = other] = [one, other].toSorted();
        return { first_id: first, second_id: second, ...said };
      }),
    ),
  );
  for (const some of batchesOf(again)) {
    await (db as Kysely<Record<string, object>>)
      .insertInto("person_refusals")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** What two people had when they were merged, as it is stored. */
type Before = Record<"kept" | "merged", { leads: string[]; keys: { kind: string; value: string }[] }>;

/** A merge that is undone gives back no numbers. */
async function dropNumbers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; before: string }>`select id, ${sql.ref("before")} from person_merges
    where undone_at is null`.execute(db);
  for (const { id, before } of rows) {
    const { kept, merged } = JSON.parse(before) as Partial<Before>;
    if (!kept || !merged) continue;
    const without = ({ leads, keys }: Before["kept"]) => ({ leads, keys: keys.filter(({ kind }) => kind === "mail") });
    const left = JSON.stringify({ kept: without(kept), merged: without(merged) });
    if (left !== before) {
      await sql`update person_merges set ${sql.ref("before")} = ${left} where id = ${id}`.execute(db);
    }
  }
}

async function move(
  db: Kysely<unknown>,
  rows: readonly (readonly string[])[],
  statement: (moved: ReturnType<typeof sql>) => ReturnType<typeof sql>,
): Promise<void> {
  for (const some of batchesOf(rows)) {
    const values = sql.join(some.map((row) => sql`(${sql.join(row)})`));
    await statement(sql`(values ${values}) as moved`).execute(db);
  }
}

function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
}
