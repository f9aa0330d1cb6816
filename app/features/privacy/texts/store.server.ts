import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { isOneOf, mentions } from "../keys-in-text";
import type { Keys, TraceKind } from "../trace";

/** What says in a text of its own, by which no index leads there, whose it is. */
export type TextKind = Extract<TraceKind, "conversations" | "drafts" | "mails" | "deeds">;

/**
 * What is read at once: what comes after one up to another, in the order of what they are told apart by; these; or what has
 * come since a moment (ISO-8601 UTC).
 */
export type Part = { after: string; upTo: string | null } | { ids: readonly string[] } | { since: string };

/** The table of each, the columns that tell its rows apart and when they came, and how many rows are read at once. */
const TABLES = {
  conversations: { table: "conversations", id: "id", at: "last_line_at", page: 100 },
  drafts: { table: "configurator_drafts", id: "token_hash", at: "created_at", page: 500 },
  mails: { table: "outbox", id: "id", at: "created_at", page: 500 },
  deeds: { table: "audit_log", id: "id", at: "at", page: 500 },
} as const satisfies Record<TextKind, object>;

/** Where the page after this one ends; null when it is the last. */
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

/** What of a part is about who is known by these. */
export const findIn: Record<TextKind, (db: Db, keys: Keys, part: Part) => Promise<string[]>> = {
  conversations: async (db, { emails, phones }, part) => {
    const found: string[] = [];
    for (const email of emails) {
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
    for (const email of emails) {
      const drafts = await draftsWith(db, email, part);
      found.push(...drafts.filter(({ fields }) => mentions(fields, email)).map(({ token_hash }) => token_hash));
    }
    for (const phone of phones) {
      // However it is written, it ends like this.
      const drafts = await draftsWith(db, phone.slice(-1), part);
      const answers = (fields: string) => Object.values(JSON.parse(fields) as Record<string, unknown>);
      found.push(
        ...drafts
          .filter(({ fields }) => answers(fields).some((value) => typeof value === "string" && isOneOf([phone], value)))
          .map(({ token_hash }) => token_hash),
      );
    }
    return found;
  },
  mails: async (db, { emails }, part) => {
    const found: string[] = [];
    for (const email of emails) found.push(...(await mailsWith(db, email, part)));
    return found;
  },
  deeds: async (db, { emails }, part) => {
    const found: string[] = [];
    for (const email of emails) {
      const deeds = await deedsWith(db, email, part);
      found.push(...deeds.filter(({ detail }) => mentions(detail, email)).map(({ id }) => id));
    }
    return found;
  },
};

/**
 * What holds this text: of what was said or asked about in conversations without confirmed details, and of what was asked about
 * in those where no address was confirmed.
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

/** The numbers that were found in conversations where none was confirmed: JSON as it was asked about. */
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

/** The drafts of configurations whose answers hold this text. */
async function draftsWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("configurator_drafts")
    .select(["token_hash", "fields"])
    .where(isIn("drafts", part))
    .where(has("fields", text))
    .execute();
}

/** The mails that go to this address, or are answered there, or speak of it. */
async function mailsWith(db: Db, email: string, part: Part): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where(isIn("mails", part))
    .where((eb) =>
      eb.or([
        eb(sql`lower(recipient)`, "=", email),
        eb(sql`lower(reply_to)`, "=", email),
        // As a value of its own in what the mail says.
        has("props", JSON.stringify(email)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What was done at the desk with this text in what there is to say. */
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
