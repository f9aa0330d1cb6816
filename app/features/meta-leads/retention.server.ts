import type { Db } from "~/lib/db/database.server";
import { deleteEventsBefore } from "./store.server";

const DAY = 24 * 3_600_000;
/** Meta keeps a lead for ninety days: after that nothing can come of an event, and nobody tells of it again. */
const KEPT = 90 * DAY;

/** Deletes the events of leads that Meta itself has deleted. The requests that were made of them stay. Gives how many. */
export async function deleteOldEvents(db: Db, now: Date): Promise<number> {
  return await deleteEventsBefore(db, new Date(now.getTime() - KEPT));
}
