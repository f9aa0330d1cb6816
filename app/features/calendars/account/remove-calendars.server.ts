import type { Tx } from "~/lib/db/database.server";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { deleteCalendar } from "../calendar-store.server";
import { markCopiesIn, saveRemoved, wakeTargets } from "../copies/copy-store.server";

/** Removes calendars: their busy time at once, and their copies of appointments as soon as their servers answer. */
export async function removeCalendars(tx: Tx, rows: readonly CalendarRow[], now: Date): Promise<void> {
  for (const row of rows) {
    await saveRemoved(tx, row, now);
    await deleteCalendar(tx, row.id);
    await markCopiesIn(tx, row.id, now);
  }
  const ids = rows.map(({ id }) => id);
  await wakeTargets(tx, ids, now);
}
