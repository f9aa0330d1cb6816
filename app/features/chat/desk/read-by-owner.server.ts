import type { Db } from "~/lib/db/database.server";
import type { Live } from "~/platform/live/live.server";
import { lastSeq } from "../conversation-state.server";
import { markRead } from "../conversation-store.server";

export async function readByOwner(
  { db, live }: { db: Db; live: Live },
  { id, lines }: { id: string; lines: readonly { seq: number }[] },
): Promise<void> {
  if (await markRead(db, id, lastSeq(lines))) await live.publish({ kind: "read", conversation: id });
}
