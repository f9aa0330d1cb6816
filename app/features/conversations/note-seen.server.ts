import type { Sight } from "~/features/chat/protocol";
import type { Live } from "~/features/live/live.server";
import type { Db } from "~/lib/db/database.server";
import { findConversation, touchVisitor } from "./store.server";

/** A visitor who was heard of within this many milliseconds is there. */
export const PRESENT = 2 * 60_000;
/** For how many milliseconds one who left a page still is: the next one may be on its way. */
const BETWEEN_PAGES = 5_000;
/** That a visitor is there is not written again within so many milliseconds. */
const FRESH = 15_000;

/**
 * Writes that the visitor has the conversation before their eyes, up to line `seq`, or leaves it, and tells the desk when
 * somebody is back, or goes. False when there is no such conversation.
 */
export async function noteSeen(
  { db, live }: { db: Db; live: Live },
  tokenHash: string,
  { seq, isLeaving = false }: Sight,
  now = new Date(),
): Promise<boolean> {
  const conversation = await findConversation(db, { token_hash: tokenHash });
  if (!conversation) return false;
  const { id, last_seq, visitor_seen_seq } = conversation;
  const away = now.getTime() - Date.parse(conversation.visitor_last_seen_at);
  // As if nothing had been heard for nearly so long that nobody is there any more.
  const leftBehind = isLeaving ? PRESENT - BETWEEN_PAGES : 0;
  if (isLeaving ? away >= leftBehind : seq <= visitor_seen_seq && away < FRESH) return true;
  await touchVisitor(db, id, { seq: Math.min(seq, last_seq), at: new Date(now.getTime() - leftBehind) });
  if (isLeaving || away >= PRESENT - BETWEEN_PAGES) await live.publish({ kind: "presence", conversation: id });
  return true;
}
