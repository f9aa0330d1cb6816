import type { Db } from "~/lib/db/database.server";
import type { Live } from "~/platform/live/live.server";
import { attendanceOf } from "./attendance.server";
import { changeConversation, findConversation } from "./conversation-store.server";
import type { ContactMethod, ConversationState } from "./protocol";

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
