import type { Tx } from "~/lib/db/database.server";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import {
  appointmentsAhead,
  markCopies,
  markCopiesIn,
  markCopiesOf,
  wakeTargets,
  writtenCalendars,
} from "./copy-store.server";

/** Marks the copies of an appointment, in the transaction that books, moves, cancels or restores it. */
export async function copyAppointment(
  tx: Tx,
  { id, status }: Pick<AppointmentRow, "id" | "status">,
  now: Date,
): Promise<void> {
  const marked = await markCopiesOf(tx, id, now);
  const written = status === "booked" ? await writtenCalendars(tx) : [];
  const marks = written.map(({ id: calendar_id, write_url }) => ({
    ...{ calendar_id, collection_url: write_url, appointment_id: id },
  }));
  await markCopies(tx, marks, now);
  await wakeTargets(tx, [...marked, ...written.map(({ id }) => id)], now);
}

/** Moves copies from the former collection to the chosen one, after a change of `write_url`. */
export async function moveCopies(tx: Tx, calendar: Pick<CalendarRow, "id" | "write_url">, now: Date): Promise<void> {
  const { id, write_url } = calendar;
  await markCopiesIn(tx, id, now);
  if (write_url !== null) {
    const ahead = await appointmentsAhead(tx, now);
    const marks = ahead.map((appointment_id) => ({ calendar_id: id, collection_url: write_url, appointment_id }));
    await markCopies(tx, marks, now);
  }
  await wakeTargets(tx, [id], now);
}
