import type { Db } from "~/lib/db/database.server";
import type { CalendarQueue } from "./calendar-queue.server";
import { readableCalendars } from "./calendar-store.server";

/** Milliseconds that a visitor waits for all calendars together. */
const PATIENCE = 3_000;

export interface CalendarsToLookAt {
  db: Db;
  calendars: Pick<CalendarQueue, "lookNow">;
}

/** Reads all calendars again before a moment is given away. The last copy counts for those that cannot be read in time. */
export async function lookAgain({ db, calendars }: CalendarsToLookAt): Promise<void> {
  const ids = await readableCalendars(db);
  if (ids.length > 0) await calendars.lookNow(ids, PATIENCE);
}
