import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { MOST_COUNTED } from "~/lib/text/shown-count";
import type { ChatLine } from "../protocol";

/** Up to `MOST_COUNTED`. */
export async function countUnread(db: Db, but = ""): Promise<{ unread: number; newest: string | null }> {
  const newest = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("conversations")
        .select(["id", "last_line_at"])
        .whereRef("last_visitor_seq", ">", "owner_read_seq")
        .where("id", "!=", but)
        .orderBy("last_line_at", "desc")
        .limit(MOST_COUNTED)
        .as("counted"),
    )
    .select((eb) => ["id", eb.fn.countAll().over().as("unread")])
    .orderBy("last_line_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return { unread: Number(newest?.unread ?? 0), newest: newest?.id ?? null };
}

export interface ConversationPlace {
  /** Leaves out the conversations that were read to their end. */
  isUnread: boolean;
  after: { at: string; id: string } | null;
  limit: number;
}

export interface ListedConversation extends ConversationRow {
  last_author: ChatLine["author"];
  last_text: string;
  unread: number;
}

export async function listConversations(
  db: Db,
  { isUnread, after, limit }: ConversationPlace,
): Promise<ListedConversation[]> {
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
    .$if(isUnread, (query) => query.whereRef("c.last_visitor_seq", ">", "c.owner_read_seq"))
    .$if(after !== null, (query) => query.where(sql<boolean>`(c.last_line_at, c.id) < (${after?.at}, ${after?.id})`))
    .orderBy("c.last_line_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, unread: Number(row.unread) }));
}

export interface BegunConversation extends ConversationRow {
  first_text: string;
}

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
