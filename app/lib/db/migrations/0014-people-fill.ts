import { type Kysely, sql } from "kysely";

const BATCH = 500;

interface Filled {
  id: string;
  name: string;
  company: string | null;
  email_key: string | null;
}

/** Gives every address and number to the person who used it first, and every lead its traces. */
export async function fillPeople(db: Kysely<unknown>): Promise<void> {
  for (const [kind, column] of [
    ["mail", "email_key"],
    ["phone", "phone_key"],
  ] as const) {
    const key = sql.ref(column);
    await sql`insert into person_keys (kind, value, person_id)
      select ${kind}, value, person_id from (
        select ${key} as value, person_id, row_number() over (partition by ${key} order by created_at, id) as place
        from leads where ${key} is not null) as keyed
      where place = 1
      on conflict do nothing`.execute(db);
  }
  for (let last = ""; ; ) {
    const { rows } = await sql<Filled>`select id, name, company, email_key from leads
      where id > ${last} order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const traces = rows.flatMap((row) => tracesOf(row).map((trace) => ({ lead_id: row.id, trace })));
    if (traces.length === 0) continue;
    await (db as Kysely<Record<string, object>>)
      .insertInto("lead_traces")
      .values(traces)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function tracesOf({ name, company, email_key }: Filled): string[] {
  const [who, where] = [fold(name), foldCompany(company ?? "")];
  const [mailbox] = email_key?.split("@") ?? [];
  if (!who) return [];
  return [...(where ? [`company ${who} | ${where}`] : []), ...(mailbox ? [`mailbox ${who} | ${mailbox}`] : [])];
}

function foldCompany(company: string): string {
  return fold(company)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/ (b ?v|n ?v|v ?o ?f)$/, "");
}

const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
