import { type NotNull, type RawBuilder, sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { spellingsOf } from "~/lib/text/readable-address.server";
import { isOneOf, type Keys, mentions, type TraceKind } from "./trace";

/** `since`: ISO-8601 UTC. */
export type Part = { after: string; upTo: string | null } | { ids: readonly string[] } | { since: string };

const TABLES = {
  conversations: { table: "conversations", id: "id", at: "last_line_at", page: 100 },
  drafts: { table: "configurator_drafts", id: "token_hash", at: "created_at", page: 500 },
  mails: { table: "outbox", id: "id", at: "created_at", page: 500 },
  auditEntries: { table: "audit_log", id: "id", at: "at", page: 500 },
  importLines: { table: "lead_import_lines", id: "id", at: "created_at", page: 1_000 },
} as const satisfies { [kind in TraceKind]?: object };

/** No index leads to a person who is named only in a text. */
export type TextKind = keyof typeof TABLES;
export const TEXT_KINDS = Object.keys(TABLES) as TextKind[];

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

interface Text {
  id: string;
  text: string;
}

/** Texts that may hold an address, which is in lower case. */
const WITH_ADDRESS: Record<TextKind, (db: Db, email: string, part: Part) => Promise<Text[]>> = {
  // An index finds conversations with confirmed details.
  conversations: (db, email, part) =>
    db
      .selectFrom("conversation_lines as line")
      .innerJoin("conversations as c", "c.id", "line.conversation_id")
      .select(["c.id", sql<string>`line.text || ' ' || coalesce(line.asks, '')`.as("text")])
      .where(isIn("conversations", part, "c"))
      .where((eb) =>
        eb.or([
          eb.and([eb("c.contact_confirmed_at", "is", null), has("line.text", email)]),
          eb.and([eb("c.contact_email", "is", null), has("line.asks", email)]),
        ]),
      )
      .execute(),
  drafts: draftsWith,
  mails: async (db, email, part) => {
    const mails = await db
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
    return mails.map(({ id }) => ({ id, text: email }));
  },
  auditEntries: (db, email, part) =>
    db
      .selectFrom("audit_log")
      .select(["id", "detail as text"])
      .where(isIn("auditEntries", part))
      .where(has("detail", email))
      .execute(),
  importLines: async (db, email, part) => {
    const lines = await db
      .selectFrom("lead_import_lines")
      .select(["id", "cells"])
      .where(isIn("importLines", part))
      .where(has("cells", email))
      .execute();
    // JSON writes a line end as letters, which would be part of the address.
    return lines.map(({ id, cells }) => ({ id, text: (JSON.parse(cells) as string[]).join("\n") }));
  },
};

/** Ids, some of them twice. */
export async function findIn(db: Db, kind: TextKind, { emails, phones }: Keys, part: Part): Promise<string[]> {
  const found: Text[] = [];
  for (const email of emails.flatMap(spellingsOf)) {
    found.push(...(await WITH_ADDRESS[kind](db, email, part)).filter(({ text }) => mentions(text, email)));
  }
  if (phones.length > 0 && kind === "conversations") found.push(...ofPhones(await askedNumbers(db, part), phones));
  // The number may be in other digits, or with a remark.
  if (phones.length > 0 && kind === "drafts") found.push(...ofPhones(await draftsWith(db, `"phone"`, part), phones));
  return found.map(({ id }) => id);
}

function ofPhones(texts: readonly Text[], phones: readonly string[]): Text[] {
  return texts.filter(({ text }) => isOneOf(phones, (JSON.parse(text) as { phone?: string | null }).phone));
}

/** The questions, as JSON, in conversations without a confirmed number. */
function askedNumbers(db: Db, part: Part): Promise<Text[]> {
  return db
    .selectFrom("conversation_lines as line")
    .innerJoin("conversations as c", "c.id", "line.conversation_id")
    .select(["c.id", "line.asks as text"])
    .where(isIn("conversations", part, "c"))
    .where("c.contact_phone", "is", null)
    .where("line.asks", "is not", null)
    .$narrowType<{ text: NotNull }>()
    .execute();
}

function draftsWith(db: Db, text: string, part: Part): Promise<Text[]> {
  return db
    .selectFrom("configurator_drafts")
    .select(["token_hash as id", "fields as text"])
    .where(isIn("drafts", part))
    .where(has("fields", text))
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
