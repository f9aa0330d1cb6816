import { lockPeopleShared } from "~/features/leads/person-store.server";
import { answerConversation } from "~/features/leads/record-lead.server";
import type { Db } from "~/lib/db/database.server";
import type { Live } from "~/platform/live/live.server";
import { lastSeq } from "./attendance.server";
import { appendLines, changeConversation, findLine, lockConversation, markRead } from "./conversation-store.server";
import type { Attendance } from "./protocol";

export interface AttendServices {
  db: Db;
  live: Pick<Live, "publish">;
}

export async function attend(
  { db, live }: AttendServices,
  id: string,
  by: Attendance["by"],
  now = new Date(),
): Promise<boolean> {
  const isThere = await db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, { id });
    if (!conversation) return false;
    await changeConversation(tx, id, { attendance: by, ...(by === "person" && { attended_at: now.toISOString() }) });
    return true;
  });
  if (isThere) await live.publish({ kind: "attendance", conversation: id });
  return isThere;
}

/** A repeat of `line.id` adds nothing. False when there is no such conversation. */
export async function answerAsPerson(
  { db, live }: AttendServices,
  id: string,
  line: { id: string; text: string },
  now = new Date(),
): Promise<boolean> {
  const isThere = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const conversation = await lockConversation(tx, { id });
    if (!conversation || (await findLine(tx, id, { id: line.id }))) return conversation !== undefined;
    await changeConversation(tx, id, { attendance: "person" });
    await appendLines(tx, conversation, [{ ...line, author: "person" }], now.toISOString());
    await answerConversation(tx, id, now);
    return true;
  });
  if (isThere) await live.publish({ kind: "answer", conversation: id });
  return isThere;
}

export async function readByOwner(
  { db, live }: { db: Db; live: Live },
  { id, lines }: { id: string; lines: readonly { seq: number }[] },
): Promise<void> {
  if (await markRead(db, id, lastSeq(lines))) await live.publish({ kind: "read", conversation: id });
}
