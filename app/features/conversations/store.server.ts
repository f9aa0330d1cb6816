import { sql } from "kysely";
import type { ChatLine, ContactDetails } from "~/features/chat/protocol";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { ConversationLineRow, ConversationRow } from "~/lib/db/tables";

/** What somebody says: a line before it has its place. */
export interface Said {
  id: string;
  author: ChatLine["author"];
  text: string;
  asks?: ContactDetails;
}

/** Of the conversation, how it is found: by the browser's token, or by its id. */
export type ConversationKey = { token_hash: string } | { id: string };

/** Stores a conversation unless there is one with this token. */
export async function insertConversationOnce(tx: Tx, row: ConversationRow): Promise<void> {
  await tx
    .insertInto("conversations")
    .values(row)
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .execute();
}

export async function findConversation(db: Db, key: ConversationKey): Promise<ConversationRow | undefined> {
  return await select(db, key).executeTakeFirst();
}

/** The same, and nobody else changes it until the transaction ends: lines come one after another, without gaps. */
export async function holdConversation(tx: Tx, key: ConversationKey): Promise<ConversationRow | undefined> {
  return await select(tx, key)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Adds lines to a conversation that is held, and gives them with their places. */
export async function appendLines(
  tx: Tx,
  { id, last_seq }: ConversationRow,
  said: readonly Said[],
  at: string,
): Promise<ChatLine[]> {
  if (said.length === 0) return [];
  const rows = said.map(
    ({ asks, ...line }, index): ConversationLineRow => ({
      ...line,
      conversation_id: id,
      seq: last_seq + index + 1,
      asks: asks ? JSON.stringify(asks) : null,
      asks_answer: null,
      at,
    }),
  );
  await tx.insertInto("conversation_lines").values(rows).execute();
  const lastOf = (author: ChatLine["author"]) => rows.findLast((row) => row.author === author)?.seq;
  const [visitor, person] = [lastOf("visitor"), lastOf("person")];
  await tx
    .updateTable("conversations")
    .set({
      last_seq: last_seq + rows.length,
      last_line_at: at,
      ...(visitor !== undefined && { last_visitor_seq: visitor }),
      // Whoever answers has read what stands above the answer.
      ...(person !== undefined && { last_person_seq: person, last_person_at: at, owner_read_seq: person }),
    })
    .where("id", "=", id)
    .execute();
  return rows.map(toLine);
}

/** The lines of a conversation that come after `seq`, in order. */
export async function linesAfter(db: Db, conversationId: string, seq: number): Promise<ChatLine[]> {
  return (await rowsAfter(db, conversationId, seq)).map(toLine);
}

/** The same, as they are stored. */
export async function rowsAfter(db: Db, conversationId: string, seq: number): Promise<ConversationLineRow[]> {
  return await db
    .selectFrom("conversation_lines")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .execute();
}

export async function findLine(
  db: Db,
  conversationId: string,
  by: { id: string } | { seq: number },
): Promise<ConversationLineRow | undefined> {
  return await db
    .selectFrom("conversation_lines")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** The details that the assistant has asked about so far, whatever the answer was. */
export async function askedDetails(tx: Tx, conversationId: string): Promise<ContactDetails[]> {
  const rows = await tx
    .selectFrom("conversation_lines")
    .select("asks")
    .where("conversation_id", "=", conversationId)
    .where("asks", "is not", null)
    .execute();
  return rows.map(({ asks }) => JSON.parse(asks ?? "{}") as ContactDetails);
}

/** Writes what the visitor said to a question about details. */
export async function answerQuestion(
  tx: Tx,
  conversationId: string,
  seq: number,
  answer: ConversationLineRow["asks_answer"],
): Promise<void> {
  await tx
    .updateTable("conversation_lines")
    .set({ asks_answer: answer })
    .where("conversation_id", "=", conversationId)
    .where("seq", "=", seq)
    .execute();
}

/** What changes about a conversation beside its lines. */
export type ConversationChange = Partial<
  Pick<
    ConversationRow,
    | "attendance"
    | "language"
    | "page"
    | "contact_name"
    | "contact_email"
    | "contact_phone"
    | "contact_confirmed_at"
    | "contact_method"
    | "contact_method_at"
    | "mailed_seq"
  >
>;

export async function changeConversation(db: Db, id: string, change: ConversationChange): Promise<void> {
  await db.updateTable("conversations").set(change).where("id", "=", id).execute();
}

/** Remembers that the visitor's browser is there, and up to which line it has been told. */
export async function touchVisitor(db: Db, id: string, seen: { seq: number; at: Date }): Promise<void> {
  await db
    .updateTable("conversations")
    .set((eb) => ({
      visitor_last_seen_at: seen.at.toISOString(),
      visitor_seen_seq: eb
        .case()
        .when("visitor_seen_seq", "<", seen.seq)
        .then(seen.seq)
        .else(eb.ref("visitor_seen_seq"))
        .end(),
    }))
    .where("id", "=", id)
    .execute();
}

/** Remembers that the owner has read up to line `seq`. Answers whether that is news. */
export async function markRead(db: Db, id: string, seq: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("conversations")
    .set({ owner_read_seq: seq })
    .where("id", "=", id)
    .where("owner_read_seq", "<", seq)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The ids of conversations with a person's answer that neither reached the browser nor was mailed, nor is still being
 * added to: the visitor has been away, and the answer has been there, since before `quietSince`. */
export async function owedAnswers(db: Db, quietSince: Date): Promise<string[]> {
  const since = quietSince.toISOString();
  const rows = await db
    .selectFrom("conversations")
    .select("id")
    .where("last_person_at", "<=", since)
    .where("visitor_last_seen_at", "<=", since)
    .where("contact_confirmed_at", "is not", null)
    .where("contact_email", "is not", null)
    .whereRef("last_person_seq", ">", "mailed_seq")
    .whereRef("last_person_seq", ">", "visitor_seen_seq")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How many conversations, `but` left out, hold something of the visitor that the owner has not read, and which one is the
 * newest of them.
 */
export async function countUnread(db: Db, but = ""): Promise<{ unread: number; newest: string | null }> {
  const newest = await db
    .selectFrom("conversations")
    .select((eb) => ["id", eb.fn.countAll().over().as("unread")])
    .whereRef("last_visitor_seq", ">", "owner_read_seq")
    .where("id", "!=", but)
    .orderBy("last_line_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return { unread: Number(newest?.unread ?? 0), newest: newest?.id ?? null };
}

/** Which page of a list of conversations: `after` is the last one of the page before. */
export interface ConversationPlace {
  after: { at: string; id: string } | null;
  limit: number;
}

export interface ListedConversation extends ConversationRow {
  last_author: ChatLine["author"];
  last_text: string;
  /** How many of the visitor's lines the owner has not read. */
  unread: number;
}

/** Conversations with what a visitor or a person said last in them, the latest first. */
export async function listConversations(db: Db, { after, limit }: ConversationPlace): Promise<ListedConversation[]> {
  const rows = await db
    .selectFrom("conversations as c")
    .innerJoin("conversation_lines as last", (join) =>
      join
        .onRef("last.conversation_id", "=", "c.id")
        .on("last.seq", "=", (eb) =>
          eb
            .case()
            .whenRef("c.last_person_seq", ">", "c.last_visitor_seq")
            .then(eb.ref("c.last_person_seq"))
            .else(eb.ref("c.last_visitor_seq"))
            .end(),
        ),
    )
    .selectAll("c")
    .select((eb) => [
      "last.author as last_author",
      "last.text as last_text",
      eb
        .selectFrom("conversation_lines as line")
        .select((inner) => inner.fn.countAll().as("count"))
        .whereRef("line.conversation_id", "=", "c.id")
        .whereRef("line.seq", ">", "c.owner_read_seq")
        .where("line.author", "=", "visitor")
        .as("unread"),
    ])
    .$if(after !== null, (query) => query.where(sql<boolean>`(c.last_line_at, c.id) < (${after?.at}, ${after?.id})`))
    .orderBy("c.last_line_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, unread: Number(row.unread) }));
}

/** A conversation with what the visitor said first. */
export interface BegunConversation extends ConversationRow {
  first_text: string;
}

/** The conversations with these ids, in any order. */
export async function conversationsById(db: Db, ids: readonly string[]): Promise<BegunConversation[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("conversations as c")
    .innerJoin("conversation_lines as first", (join) =>
      join.onRef("first.conversation_id", "=", "c.id").on("first.seq", "=", (eb) =>
        eb
          .selectFrom("conversation_lines as line")
          .select((inner) => inner.fn.min("line.seq").as("seq"))
          .whereRef("line.conversation_id", "=", "c.id")
          .where("line.author", "=", "visitor"),
      ),
    )
    .selectAll("c")
    .select("first.text as first_text")
    .where("c.id", "in", [...ids])
    .execute();
}

function select(db: Db | Tx, key: ConversationKey) {
  return db
    .selectFrom("conversations")
    .selectAll()
    .where((eb) => eb.and(key));
}

/** A question that has been answered asks no more. */
function toLine({ seq, id, author, text, at, asks, asks_answer }: ConversationLineRow): ChatLine {
  const line: ChatLine = { seq, id, author, text, at };
  return asks && !asks_answer ? { ...line, asks: JSON.parse(asks) as ContactDetails } : line;
}
