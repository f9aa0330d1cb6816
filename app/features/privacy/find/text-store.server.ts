import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { spellingsOf } from "~/lib/text/readable-address.server";
import type { Keys, TraceKind } from "./trace";
import { isOneOf, mentions } from "./trace";

/** No index leads to a person who is named only in a text. */
export type TextKind = Extract<TraceKind, "conversations" | "drafts" | "mails" | "auditEntries" | "importLines">;

/** `since`: ISO-8601 UTC. */
export type Part = { after: string; upTo: string | null } | { ids: readonly string[] } | { since: string };

const TABLES = {
  conversations: { table: "conversations", id: "id", at: "last_line_at", page: 100 },
  drafts: { table: "configurator_drafts", id: "token_hash", at: "created_at", page: 500 },
  mails: { table: "outbox", id: "id", at: "created_at", page: 500 },
  auditEntries: { table: "audit_log", id: "id", at: "at", page: 500 },
  importLines: { table: "lead_import_lines", id: "id", at: "created_at", page: 1_000 },
} as const satisfies Record<TextKind, object>;

/** Null if this is the last page. */
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
  auditEntries: async (db, { emails }, part) => {
    const found: string[] = [];
    for (const email of emails.flatMap(spellingsOf)) {
      const auditEntries = await auditEntriesWith(db, email, part);
      found.push(...auditEntries.filter(({ detail }) => mentions(detail, email)).map(({ id }) => id));
    }
    return found;
  },
  importLines: async (db, { emails }, part) => {
    const found: string[] = [];
    for (const email of emails.flatMap(spellingsOf)) {
      const lines = await importLinesWith(db, email, part);
      // JSON writes a line end as letters, which would be part of the address.
      const isTold = (cells: string) => (JSON.parse(cells) as string[]).some((cell) => mentions(cell, email));
      found.push(...lines.filter(({ cells }) => isTold(cells)).map(({ id }) => id));
    }
    return found;
  },
};

/** Conversations with confirmed details are found by an index. */
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

/** JSON; only of conversations without a confirmed number. */
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

async function draftsWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("configurator_drafts")
    .select(["token_hash", "fields"])
    .where(isIn("drafts", part))
    .where(has("fields", text))
    .execute();
}

async function mailsWith(db: Db, email: string, part: Part): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where(isIn("mails", part))
    .where((eb) =>
      eb.or([
        eb(sql`lower(recipient)`, "=", email),
        eb(sql`lower(reply_to)`, "=", email),
        has("props", JSON.stringify(email)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function auditEntriesWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("audit_log")
    .select(["id", "detail"])
    .where(isIn("auditEntries", part))
    .where(has("detail", text))
    .execute();
}

async function importLinesWith(db: Db, text: string, part: Part) {
  return await db
    .selectFrom("lead_import_lines")
    .select(["id", "cells"])
    .where(isIn("importLines", part))
    .where(has("cells", text))
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
