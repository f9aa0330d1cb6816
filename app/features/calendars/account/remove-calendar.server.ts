import type { Tx } from "~/lib/db/database.server";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { deleteCalendar, listCalendars } from "../calendar-store.server";
import { keepRemoved } from "../copies/copy-store.server";
import { moveCopies } from "../copies/write-calendar.server";

/** Removes a calendar: its busy time at once, and its copies of appointments as soon as its server answers. */
export async function removeCalendar(tx: Tx, row: CalendarRow, now: Date): Promise<void> {
  await keepRemoved(tx, row, now);
  await deleteCalendar(tx, row.id);
  await moveCopies(tx, { id: row.id, write_url: null }, now);
}

/** Removes the calendars of a user who leaves. */
export async function removeCalendarsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const row of await listCalendars(tx, userId)) await removeCalendar(tx, row, now);
}
