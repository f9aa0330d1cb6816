import type { Db } from "~/lib/db/database.server";
import { PRESENCE_BEAT } from "./beat";
import {
  type DeskPage,
  deletePresence,
  deletePresencesUntil,
  isAnybodySince,
  keepPresence,
} from "./presence-store.server";

/** Milliseconds. */
const AWAY_AFTER = PRESENCE_BEAT + 15_000;

export async function notePresence(db: Db, page: DeskPage, isLooking: boolean, now = new Date()): Promise<void> {
  if (!isLooking) return deletePresence(db, page);
  await keepPresence(db, page, now);
  await deletePresencesUntil(db, heardUntil(now));
}

export async function isDeskSeen(db: Db, now: Date): Promise<boolean> {
  return isAnybodySince(db, heardUntil(now));
}

function heardUntil(now: Date): Date {
  return new Date(now.getTime() - AWAY_AFTER);
}
