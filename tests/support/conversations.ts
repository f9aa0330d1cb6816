import { createHash, randomUUID } from "node:crypto";
import type { ParsedPost } from "~/features/conversations/chat-calls";
import { newConversation } from "~/features/conversations/post-message.server";
import { appendLines, insertConversationOnce } from "~/features/conversations/store.server";
import { Live } from "~/features/live/live.server";
import { Outbox } from "~/features/mail/outbox.server";
import type { OutgoingMail } from "~/features/mail/send.server";
import type { Db } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables";
import { createLimiter } from "~/lib/http/rate-limit.server";
import { createLog } from "~/lib/log.server";

const SECRET = "a-secret-for-tests-of-32-characters";
const log = createLog("silent");

/** What the use cases of the chat need, on `db`; `sent` fills with the mails that go out. */
export function chatServices(db: Db, { posts = 1_000, starts = 1_000 } = {}) {
  const sent: OutgoingMail[] = [];
  const limit = (name: string, points: number) =>
    createLimiter(db, { name, points, seconds: 600, enabled: true, secret: SECRET });
  const transport = {
    domain: "weef.example",
    send: async (mail: OutgoingMail) => void sent.push(mail),
    close: () => {},
  };
  return {
    db,
    sent,
    log,
    live: new Live({ db, log }),
    outbox: new Outbox({ db, transport, log }),
    env: { SITE_URL: "https://weef.example" },
    ownerEmail: "owner@weef.example",
    limits: {
      chatByToken: limit("chat-by-token", posts),
      chatByAddress: limit("chat-by-address", 1_000),
      chatStartsByAddress: limit("chat-starts-by-address", starts),
    },
  };
}

/** A browser that nobody else is. */
export function someBrowser() {
  return { tokenHash: createHash("sha256").update(randomUUID()).digest("base64url"), address: "192.0.2.1" };
}

/** A message as the server reads it. */
export function chatPost(text: string, more: Partial<ParsedPost> = {}): ParsedPost {
  return { id: randomUUID(), text, language: "nl", page: "/prijzen", ...more };
}

/** Stores a conversation in which the visitor said `texts`, with these columns. */
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
