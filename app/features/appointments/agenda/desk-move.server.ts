import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { momentInWords } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { placeOf, plannedOf } from "../appointment";
import { findAppointment } from "../appointment-store.server";
import { readFreeSlots, slotDays } from "../booking/availability.server";
import { isOpen } from "../change-appointment.server";
import { dayPath } from "../week/week-address";
import { pathWhenDone } from "./agenda-address";

/** Null if the appointment cannot be moved (any more). */
export async function readMovable(db: Db, id: string, { language, now }: { language: Language; now: Date }) {
  const row = await findAppointment(db, { id });
  if (!isOpen(row, now)) return null;
  const { name, subject, starts_at: startsAt, sequence } = row;
  return {
    name,
    subject,
    kind: row.kind,
    place: placeOf(row),
    isMailed: row.email !== "",
    startsAt,
    moment: momentInWords(startsAt, language),
    current: { date: dayOf(startsAt), time: timeOf(startsAt), seen: sequence },
    /** The appointment's own moment counts as free. */
    days: slotDays(await readFreeSlots(db, plannedOf(row), now, id), language),
  };
}

/** The agenda on the day of an appointment, or today if there is no such appointment. */
export async function agendaAfter(
  db: Db,
  id: string,
  outcome: "moved" | "unchanged" | "cancelled" | "gone",
): Promise<string> {
  const row = await findAppointment(db, { id });
  const isUntold = outcome === "moved" && row?.email === "";
  const path = dayPath(dayOf(row?.starts_at ?? new Date().toISOString()));
  return pathWhenDone(path, { outcome: isUntold ? "movedUnmailed" : outcome });
}
