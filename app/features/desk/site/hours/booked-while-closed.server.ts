import { hours } from "~/content/hours";
import { bookedDuring } from "~/features/appointments/appointment-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { type Moment, momentOf } from "~/lib/time/clock";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";

export interface BookedWhileClosed {
  id: string;
  name: string;
  moment: Moment;
}

/** Appointments that are still to come, on days on which the business is closed: they stay until somebody moves them. */
export async function bookedWhileClosed(db: Db, now: Date, language: Language): Promise<BookedWhileClosed[]> {
  const at = now.toISOString();
  const booked = await Promise.all(
    hours.closed
      .filter(({ to }) => to >= dayOf(at))
      .map(({ from, to }) => ({ startsAt: momentAt(from, "00:00"), endsAt: momentAt(addDays(to, 1), "00:00") }))
      .map((closed) => bookedDuring(db, closed)),
  );
  const coming = new Map(booked.flatMap((rows) => rows.filter((row) => row.ends_at > at)).map((row) => [row.id, row]));
  return [...coming.values()].map(({ id, name, starts_at }) => ({ id, name, moment: momentOf(starts_at, language) }));
}
