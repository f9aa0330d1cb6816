import type { Db } from "~/lib/db/database.server";
import { attendanceBy, attendanceOf } from "./attendance.server";
import { findConversation, linesAfter } from "./conversation-store.server";
import type { ConversationState } from "./protocol";

export async function readConversation(db: Db, tokenHash: string, now = new Date()): Promise<ConversationState> {
  const conversation = await findConversation(db, { token_hash: tokenHash });
  if (!conversation) return { lines: [], attendance: attendanceBy("bot", now) };
  const lines = await linesAfter(db, conversation.id, 0);
  return { lines, attendance: attendanceOf(conversation, now) };
}

export function lastSeq(lines: readonly { seq: number }[]): number {
  return lines.at(-1)?.seq ?? 0;
}
