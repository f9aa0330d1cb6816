import type { Db } from "~/lib/db/database.server";
import type { Live } from "~/platform/live/live.server";
import { findConversation, touchVisitor } from "./conversation-store.server";
import type { Sight } from "./protocol";

/** Milliseconds since the last activity. */
export const PRESENT = 2 * 60_000;
/** Milliseconds: the next page may be loading. */
const BETWEEN_PAGES = 5_000;
/** Milliseconds. */
const FRESH = 15_000;

/** False when there is no such conversation. */
export async function recordSeen(
  { db, live }: { db: Db; live: Live },
  tokenHash: string,
  { seq, isLeaving = false }: Sight,
  now = new Date(),
): Promise<boolean> {
  const conversation = await findConversation(db, { token_hash: tokenHash });
  if (!conversation) return false;
  const { id, last_seq, visitor_seen_seq } = conversation;
  const away = now.getTime() - Date.parse(conversation.visitor_last_seen_at);
  // Dates the last activity back, so that the visitor is about to count as gone.
  const leftBehind = isLeaving ? PRESENT - BETWEEN_PAGES : 0;
  if (isLeaving ? away >= leftBehind : seq <= visitor_seen_seq && away < FRESH) return true;
  await touchVisitor(db, id, { seq: Math.min(seq, last_seq), at: new Date(now.getTime() - leftBehind) });
  if (isLeaving || away >= PRESENT - BETWEEN_PAGES) await live.publish({ kind: "presence", conversation: id });
  return true;
}
