import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { ConversationLineRow, ConversationRow } from "~/lib/db/tables/chat-tables";
import type { ChatLine, ContactDetails } from "./protocol";

export interface Said {
  id: string;
  author: ChatLine["author"];
  text: string;
  asks?: ContactDetails;
}

export type ConversationKey = { token_hash: string } | { id: string };

/** Does nothing when there is one with this token. */
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

/** Locked until the transaction ends, so that lines are added one after another, without gaps. */
export async function lockConversation(tx: Tx, key: ConversationKey): Promise<ConversationRow | undefined> {
  return await select(tx, key)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

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
      // An answer means that what is above it was read.
      ...(person !== undefined && { last_person_seq: person, last_person_at: at, owner_read_seq: person }),
    })
    .where("id", "=", id)
    .execute();
  return rows.map(toLine);
}

export async function linesAfter(db: Db, conversationId: string, seq: number): Promise<ChatLine[]> {
  return (await rowsAfter(db, conversationId, seq)).map(toLine);
}

export async function rowsAfter(db: Db, conversationId: string, seq: number): Promise<ConversationLineRow[]> {
  return await db
    .selectFrom("conversation_lines")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .execute();
}

/** The latest lines of these conversations together. */
export async function latestLines(db: Db, ids: readonly string[], limit: number): Promise<ConversationLineRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("conversation_lines")
    .selectAll()
    .where("conversation_id", "in", [...ids])
    .orderBy("at", "desc")
    .orderBy("seq", "desc")
    .limit(limit)
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

export async function answeredLines(db: Db, conversationId: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom("conversation_lines")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("asks_answer", "is not", null)
    .orderBy("seq")
    .execute();
  return rows.map(toLine);
}

export async function askedDetails(tx: Tx, conversationId: string): Promise<ContactDetails[]> {
  const rows = await tx
    .selectFrom("conversation_lines")
    .select("asks")
    .where("conversation_id", "=", conversationId)
    .where("asks", "is not", null)
    .execute();
  return rows.map(({ asks }) => JSON.parse(asks ?? "{}") as ContactDetails);
}

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

export type ConversationChange = Partial<
  Pick<
    ConversationRow,
    | "attendance"
    | "attended_at"
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

export async function markRead(db: Db, id: string, seq: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("conversations")
    .set({ owner_read_seq: seq })
    .where("id", "=", id)
    .where("owner_read_seq", "<", seq)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finished answers only: the visitor away, and the answer unchanged, since before `quietSince`. */
export async function enqueuedAnswers(db: Db, quietSince: Date): Promise<string[]> {
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

function select(db: Db | Tx, key: ConversationKey) {
  return db
    .selectFrom("conversations")
    .selectAll()
    .where((eb) => eb.and(key));
}

function toLine({ seq, id, author, text, at, asks, asks_answer }: ConversationLineRow): ChatLine {
  const line: ChatLine = { seq, id, author, text, at };
  return asks && !asks_answer ? { ...line, asks: JSON.parse(asks) as ContactDetails } : line;
}
