import type { ConversationState } from "~/features/chat/protocol";
import type { Db } from "~/lib/db/database.server";
import { attendanceBy, attendanceOf } from "./attendance.server";
import { findConversation, linesAfter } from "./store.server";

/** The conversation of the browser with this token, from its first line on; empty when nothing has been said yet. */
export async function readConversation(db: Db, tokenHash: string, now = new Date()): Promise<ConversationState> {
  const conversation = await findConversation(db, { token_hash: tokenHash });
  if (!conversation) return { lines: [], attendance: attendanceBy("bot", now) };
  const lines = await linesAfter(db, conversation.id, 0);
  return { lines, attendance: attendanceOf(conversation, now) };
}

/** The `seq` of the last of these lines; 0 when there are none. */
export function lastSeq(lines: readonly { seq: number }[]): number {
  return lines.at(-1)?.seq ?? 0;
}
