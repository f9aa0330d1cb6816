import * as z from "zod/mini";
import type { Db } from "~/lib/db/database.server";
import { PRESENCE_BEAT, WRITING_LASTS } from "./presence";
import {
  type DeskPage,
  deletePresence,
  deletePresencesUntil,
  isAnybodySince,
  savePresence,
  writersSince,
} from "./presence-store.server";

/** A page opened before there were ids counts as the only one of its user. `writing`: the lead to whom. */
export const presenceSchema = z.object({
  page: z.optional(z.guid()),
  isLooking: z.boolean(),
  writing: z.optional(z.guid()),
});

/** Milliseconds. */
const AWAY_AFTER = PRESENCE_BEAT + 15_000;

export async function recordPresence(
  db: Db,
  page: DeskPage,
  { isLooking, writing = null }: { isLooking: boolean; writing?: string | null | undefined },
  now = new Date(),
): Promise<void> {
  if (!isLooking) return deletePresence(db, page);
  await savePresence(db, page, writing, now);
  await deletePresencesUntil(db, heardUntil(now));
}

/** Names of others who are writing to this lead now; null when nobody is. */
export async function readWriters(db: Db, leadId: string, userId: string, now: Date): Promise<string | null> {
  const names = await writersSince(db, leadId, userId, new Date(now.getTime() - WRITING_LASTS));
  return names.length > 0 ? names.join(", ") : null;
}

export async function isDeskSeen(db: Db, now: Date): Promise<boolean> {
  return isAnybodySince(db, heardUntil(now));
}

function heardUntil(now: Date): Date {
  return new Date(now.getTime() - AWAY_AFTER);
}
