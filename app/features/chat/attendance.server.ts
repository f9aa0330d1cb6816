import { business } from "~/content/business";
import { closedDays } from "~/content/hours";
import type { Db } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { openState } from "~/lib/time/open-state";
import type { Live } from "~/platform/live/live.server";
import { changeConversation, findConversation, linesAfter } from "./conversation-store.server";
import type { Attendance, ContactMethod, ConversationState } from "./protocol";

/** Milliseconds without a message. */
const LEFT_AFTER = 12 * 3_600_000;

type Attended = Pick<ConversationRow, "attendance" | "attended_at" | "last_line_at">;

/** A visitor who comes back the next day is not left with a person who has gone. */
export function attendantOf({ attendance, attended_at, last_line_at }: Attended, now: Date): Attendance["by"] {
  const lastHeldAt = Math.max(Date.parse(last_line_at), Date.parse(attended_at ?? last_line_at));
  return now.getTime() - lastHeldAt > LEFT_AFTER ? "bot" : attendance;
}

export function attendanceOf(conversation: Attended, now: Date): Attendance {
  return attendanceBy(attendantOf(conversation, now), now);
}

export function attendanceBy(by: Attendance["by"], now: Date): Attendance {
  return { by, ...openState(business.hours.reachable, closedDays(), now) };
}

export async function readConversation(db: Db, tokenHash: string, now = new Date()): Promise<ConversationState> {
  const conversation = await findConversation(db, { token_hash: tokenHash });
  if (!conversation) return { lines: [], attendance: attendanceBy("bot", now) };
  const lines = await linesAfter(db, conversation.id, 0);
  return { lines, attendance: attendanceOf(conversation, now) };
}

export function lastSeq(lines: readonly { seq: number }[]): number {
  return lines.at(-1)?.seq ?? 0;
}

export async function chooseMethod(
  { db, live }: { db: Db; live: Live },
  tokenHash: string,
  method: ContactMethod,
  now = new Date(),
): Promise<ConversationState | null> {
  const conversation = await findConversation(db, { token_hash: tokenHash });
  if (!conversation) return null;
  await changeConversation(db, conversation.id, { contact_method: method, contact_method_at: now.toISOString() });
  await live.publish({ kind: "method", conversation: conversation.id, method });
  return { lines: [], attendance: attendanceOf(conversation, now) };
}
