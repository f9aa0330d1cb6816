import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { spellingsOf } from "~/lib/readable-address.server";
import { isOneOf, mentions } from "../keys-in-text";
import type { Keys, TraceKind } from "../trace";

/** Kinds of data that name a person only in a text, so that no index leads there. */
export type TextKind = Extract<TraceKind, "conversations" | "drafts" | "mails" | "deeds">;

/**
 * What is read at once: the rows after one id up to another; the rows with these ids; or those since a moment (ISO-8601
 * UTC).
 */
export type Part = { after: string; upTo: string | null } | { ids: readonly string[] } | { since: string };

/** The table of each kind, its columns with the key and the time of a row, and how many rows are read at once. */
const TABLES = {
  conversations: { table: "conversations", id: "id", at: "last_line_at", page: 100 },
  drafts: { table: "configurator_drafts", id: "token_hash", at: "created_at", page: 500 },
  mails: { table: "outbox", id: "id", at: "created_at", page: 500 },
  deeds: { table: "audit_log", id: "id", at: "at", page: 500 },
} as const satisfies Record<TextKind, object>;

/** The last id of the page after this one; null if that is the last page. */
export async function endOfPage(db: Db, kind: TextKind, after: string): Promise<string | null> {
  const { table, id, page } = TABLES[kind];
  // The query builder types one table at a time.
  const [asOne, asId] = [table as "outbox", id as "id"];
  const last = await db
    .selectFrom(asOne)
    .select(`${asId} as id`)
    .where(asId, ">", after)
    .orderBy(asId)
    .limit(1)
    .offset(page - 1)
    .executeTakeFirst();
  return last?.id ?? null;
}

/** The ids in a part that are about whoever has these keys. */
export const findIn: Record<TextKind, (db: Db, keys: Keys, part: Part) => Promise<string[]>> = {
  conversations: async (db, { emails, phones }, part) => {
    const found: string[] = [];
    for (const email of emails.flatMap(spellingsOf)) {
      const lines = await linesWith(db, email, part);
      found.push(...lines.filter(({ text, asks }) => mentions(`${text}\n${asks}`, email)).map(({ id }) => id));
    }
    if (phones.length === 0) return found;
    const asked = await askedNumbers(db, part);
    const numberIn = (asks: string | null) => (JSON.parse(asks ?? "{}") as { phone?: string | null }).phone;
    return [...found, ...asked.filter(({ asks }) => isOneOf(phones, numberIn(asks))).map(({ id }) => id)];
  },
  drafts: async (db, { emails, phones }, part) => {
    const found: string[] = [];
    for (const email of emails.flatMap(spellingsOf)) {
      const drafts = await draftsWith(db, email, part);
      found.push(...drafts.filter(({ fields }) => mentions(fields, email)).map(({ token_hash }) => token_hash));
    }
    if (phones.length === 0) return found;
    const numberIn = (fields: string) => (JSON.parse(fields) as { phone?: string | null }).phone;
    // However it is written: in other digits, with a remark.
    const drafts = await draftsWith(db, `"phone"`, part);
    const own = drafts.filter(({ fields }) => isOneOf(phones, numberIn(fields)));
    return [...found, ...own.map(({ token_hash }) => token_hash)];
  },
  mails: async (db, { emails }, part) => {
    const found: string[] = [];
    for (const email of emails.flatMap(spellingsOf)) found.push(...(await mailsWith(db, email, part)));
    return found;
  },
  deeds: async (db, { emails }, part) => {
    const found: string[] = [];
    for (const email of emails.flatMap(spellingsOf)) {
      const deeds = await deedsWith(db, email, part);
      found.push(...deeds.filter(({ detail }) => mentions(detail, email)).map(({ id }) => id));
    }
    return found;
  },
};

/**
 * Lines with this text: what was said or asked about in conversations without confirmed details, and what was asked
 * about in those without a confirmed address.
 */
async function linesWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("conversation_lines as line")
    .innerJoin("conversations as c", "c.id", "line.conversation_id")
    .select(["c.id", "line.text", "line.asks"])
    .where(isIn("conversations", part, "c"))
    .where((eb) =>
      eb.or([
        eb.and([eb("c.contact_confirmed_at", "is", null), has("line.text", text)]),
        eb.and([eb("c.contact_email", "is", null), has("line.asks", text)]),
      ]),
    )
    .execute();
}

/** The numbers that the assistant asked about, as JSON, in conversations without a confirmed number. */
async function askedNumbers(db: Db, part: Part) {
  return await db
    .selectFrom("conversation_lines as line")
    .innerJoin("conversations as c", "c.id", "line.conversation_id")
    .select(["c.id", "line.asks"])
    .where(isIn("conversations", part, "c"))
    .where("c.contact_phone", "is", null)
    .where("line.asks", "is not", null)
    .execute();
}

/** The drafts of configurations whose answers contain this text. */
async function draftsWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("configurator_drafts")
    .select(["token_hash", "fields"])
    .where(isIn("drafts", part))
    .where(has("fields", text))
    .execute();
}

/** The mails that go to this address, have it as reply address, or mention it. */
async function mailsWith(db: Db, email: string, part: Part): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where(isIn("mails", part))
    .where((eb) =>
      eb.or([
        eb(sql`lower(recipient)`, "=", email),
        eb(sql`lower(reply_to)`, "=", email),
        // As a separate value among the properties of the mail.
        has("props", JSON.stringify(email)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The log entries whose detail contains this text. */
async function deedsWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("audit_log")
    .select(["id", "detail"])
    .where(isIn("deeds", part))
    .where(has("detail", text))
    .execute();
}

function isIn(kind: TextKind, part: Part, table: string = TABLES[kind].table): RawBuilder<boolean> {
  const [id, at] = [sql.ref(`${table}.${TABLES[kind].id}`), sql.ref(`${table}.${TABLES[kind].at}`)];
  if ("since" in part) return sql<boolean>`${at} >= ${part.since}`;
  if ("ids" in part) return sql<boolean>`${id} in (${sql.join(part.ids)})`;
  if (part.upTo === null) return sql<boolean>`${id} > ${part.after}`;
  return sql<boolean>`${id} > ${part.after} and ${id} <= ${part.upTo}`;
}

function has(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
