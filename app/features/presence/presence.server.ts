import type { Db } from "~/lib/db/database.server";
import { PRESENCE_BEAT } from "./beat";
import { deletePresence, isAnybodySince, keepPresence } from "./store.server";

/** Milliseconds after which somebody who was not heard of again has left. */
const AWAY_AFTER = PRESENCE_BEAT + 15_000;

/** Notes that somebody has the desk before their eyes, or has turned away from it. */
export async function notePresence(db: Db, userId: string, isLooking: boolean, now = new Date()): Promise<void> {
  if (isLooking) await keepPresence(db, userId, now);
  else await deletePresence(db, userId);
}

/** Whether anybody has the desk before their eyes, in whatever process. */
export async function isDeskSeen(db: Db, now: Date): Promise<boolean> {
  return isAnybodySince(db, new Date(now.getTime() - AWAY_AFTER));
}
