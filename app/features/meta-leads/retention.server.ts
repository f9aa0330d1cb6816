import type { Db } from "~/lib/db/database.server";
import { deleteEventsBefore } from "./meta-lead-store.server";

const DAY = 24 * 3_600_000;
/** Meta keeps a lead for ninety days: after that an event is of no use. */
const KEPT = 90 * DAY;

export async function deleteOldEvents(db: Db, now: Date): Promise<number> {
  return await deleteEventsBefore(db, new Date(now.getTime() - KEPT));
}
