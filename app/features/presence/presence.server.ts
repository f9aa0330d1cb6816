import type { Db } from "~/lib/db/database.server";
import { PRESENCE_BEAT } from "./beat";
import { type DeskPage, deletePresence, deletePresencesUntil, isAnybodySince, keepPresence } from "./store.server";

/** Milliseconds after which somebody who has not been heard from again counts as gone. */
const AWAY_AFTER = PRESENCE_BEAT + 15_000;

/**
 * Records that somebody is looking at this page of the desk, or no longer is: they may have another one open, here or
 * on another device.
 */
export async function notePresence(db: Db, page: DeskPage, isLooking: boolean, now = new Date()): Promise<void> {
  if (!isLooking) return deletePresence(db, page);
  await keepPresence(db, page, now);
  await deletePresencesUntil(db, heardUntil(now));
}

/** Whether anybody is looking at the desk, in whatever process. */
export async function isDeskSeen(db: Db, now: Date): Promise<boolean> {
  return isAnybodySince(db, heardUntil(now));
}

function heardUntil(now: Date): Date {
  return new Date(now.getTime() - AWAY_AFTER);
}
