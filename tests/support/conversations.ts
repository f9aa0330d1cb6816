import { randomUUID } from "node:crypto";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { ReplyRules } from "../../app/features/chat/bot/reply-rules.server";
import type { ParsedPost } from "../../app/features/chat/chat-calls";
import { appendLines, insertConversationOnce } from "../../app/features/chat/conversation-store.server";
import { newConversation } from "../../app/features/chat/post-message.server";
import type { ConversationRow } from "../../app/lib/db/tables/chat-tables";
import { Live } from "../../app/platform/live/live.server";
import { limitOf, mailingServices } from "./services";

const log = createLog("silent");

/** The services of the chat's use cases, on `db`; `sent` fills with the mails that go out. */
export function chatServices(db: Db, { posts = 1_000, starts = 1_000 } = {}) {
  return {
    ...mailingServices(db),
    log,
    live: new Live({ db, log }),
    replyRules: new ReplyRules(db),
    limits: {
      chatByToken: limitOf(db, "chat-by-token", posts),
      chatByAddress: limitOf(db, "chat-by-address", 1_000),
      chatStartsByAddress: limitOf(db, "chat-starts-by-address", starts),
      chatContacts: limitOf(db, "contacts-by-chat", 3),
    },
  };
}

/** A browser like no other. */
export function someBrowser() {
  return { tokenHash: hashOfToken(makeToken()), address: "192.0.2.1" };
}

/** A message as the server has parsed it. */
export function chatPost(text: string, more: Partial<ParsedPost> = {}): ParsedPost {
  return { id: randomUUID(), text, language: "nl", page: "/prijzen", ...more };
}

/** Stores a conversation with these columns, in which the visitor said `texts`. */
export async function storeConversation(
  db: Db,
  columns: Partial<ConversationRow>,
  texts: readonly string[],
): Promise<void> {
  const { tokenHash } = someBrowser();
  const started = newConversation(chatPost(""), tokenHash, new Date("2026-11-21T10:00:00.000Z"));
  const row = { ...started, ...columns };
  await db.transaction().execute(async (tx) => {
    await insertConversationOnce(tx, row);
    const said = texts.map((text) => ({ id: randomUUID(), author: "visitor" as const, text }));
    await appendLines(tx, row, said, row.started_at);
  });
}
