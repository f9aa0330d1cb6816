import { en } from "~/content/site/chat/en";
import { nl } from "~/content/site/chat/nl";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import { awaitInConversation } from "~/features/leads/record-lead.server";
import { enqueueMessagePush } from "~/features/notifications/enqueue-push.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { newId } from "~/lib/new-id.server";
import type { Live } from "~/platform/live/live.server";
import { attendanceBy, attendantOf, lastSeq } from "./attendance.server";
import type { Assistant } from "./bot/answer.server";
import type { ReplyRules } from "./bot/reply-rules.server";
import { botLines } from "./bot-lines.server";
import type { ParsedPost } from "./chat-calls";
import { type ChatLimits, countPost, type Poster } from "./chat-limits.server";
import {
  appendLines,
  askedDetails,
  changeConversation,
  findConversation,
  findLine,
  insertConversationOnce,
  linesAfter,
  lockConversation,
  touchVisitor,
} from "./conversation-store.server";
import type { ConversationState } from "./protocol";

/** The most lines that a conversation may have. */
const MOST_LINES = 400;

export interface PostServices {
  db: Db;
  live: Live;
  limits: ChatLimits;
  replyRules: ReplyRules;
}

export type Posted =
  | { outcome: "said"; state: ConversationState }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "full" };

/** A repeat (same `id`) returns what is stored, whatever the limits say. Throws only what the database throws. */
export async function postMessage(
  { db, live, limits, replyRules }: PostServices,
  post: ParsedPost,
  poster: Poster,
  now = new Date(),
): Promise<Posted> {
  const known = await findConversation(db, { token_hash: poster.tokenHash });
  const repeated = known && (await findLine(db, known.id, { id: post.id }));
  if (!repeated) {
    const retryAfter = await countPost(limits, poster, { isStart: known === undefined });
    if (retryAfter !== null) return { outcome: "limited", retryAfter };
  }
  const assistant = await replyRules.read();
  const said = await db.transaction().execute(async (tx) => {
    await insertConversationOnce(tx, newConversation(post, poster.tokenHash, now));
    const conversation = await lockConversation(tx, { token_hash: poster.tokenHash });
    if (!conversation) throw new Error("A conversation was neither stored nor there already");
    const by = attendantOf(conversation, now);
    return { conversation, by, ...(await say(tx, { ...conversation, attendance: by }, post, { assistant, now })) };
  });
  const { conversation, by, from } = said;
  if (from === null) return { outcome: "full" };
  if (said.isNew) await live.publish({ kind: "message", conversation: conversation.id });
  const lines = await linesAfter(db, conversation.id, from - 1);
  await touchVisitor(db, conversation.id, { seq: lastSeq(lines), at: now });
  return { outcome: "said", state: { lines, attendance: attendanceBy(by, now) } };
}

async function say(
  tx: Tx,
  conversation: ConversationRow,
  post: ParsedPost,
  { assistant, now }: { assistant: Assistant; now: Date },
): Promise<{ from: number | null; isNew: boolean }> {
  const stored = await findLine(tx, conversation.id, { id: post.id });
  if (stored) return { from: stored.seq, isNew: false };
  if (conversation.last_seq >= MOST_LINES) return { from: null, isNew: false };
  const before = conversation.last_seq === 0 && isOurGreeting(post.greeting) ? [bot(post.greeting)] : [];
  const replies =
    conversation.attendance === "person"
      ? []
      : botLines(assistant, post, conversation, await askedDetails(tx, conversation.id));
  const lines = await appendLines(
    tx,
    conversation,
    [...before, { id: post.id, author: "visitor" as const, text: post.text }, ...replies],
    now.toISOString(),
  );
  const { language, page } = post;
  await changeConversation(tx, conversation.id, { language, page, attendance: conversation.attendance });
  await awaitInConversation(tx, conversation, now);
  await enqueueMessagePush(tx, conversation, now);
  await stopPlansOnActivity(tx, { kind: "conversation", subject_id: conversation.id }, "chat", now);
  return { from: lines[before.length]?.seq ?? null, isNew: true };
}

/** The browser reports the greeting: only texts that the assistant does use are accepted as its words. */
function isOurGreeting(text: string | undefined): text is string {
  return [nl, en].some(({ greeting }) => Object.values(greeting).includes(text ?? ""));
}

function bot(text: string) {
  return { id: newId(), author: "bot" as const, text };
}

export function newConversation({ language, page }: ParsedPost, tokenHash: string, now: Date): ConversationRow {
  const moment = now.toISOString();
  return {
    id: newId(),
    token_hash: tokenHash,
    language,
    page,
    attendance: "bot",
    attended_at: null,
    started_at: moment,
    last_line_at: moment,
    last_seq: 0,
    last_visitor_seq: 0,
    owner_read_seq: 0,
    last_person_seq: 0,
    last_person_at: null,
    mailed_seq: 0,
    visitor_seen_seq: 0,
    visitor_last_seen_at: moment,
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    contact_confirmed_at: null,
    contact_method: null,
    contact_method_at: null,
  };
}
