import { sayMoment } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { dayOf, timeOf } from "~/lib/zoned-time";
import { isOpen } from "./change-appointment.server";
import { readFreeSlots, slotDays } from "./free-slots.server";
import type { CurrentMoment } from "./move-form";
import type { SlotDay } from "./slot-days";
import { findAppointment } from "./store.server";

export interface MovableAppointment {
  name: string;
  subject: string | null;
  /** null when the talk is at the office. */
  phone: string | null;
  startsAt: string;
  moment: string;
  current: CurrentMoment;
  /** Its own moment counts as free. */
  days: SlotDay[];
}

/** null when it cannot be moved (any more). */
export async function readMovable(
  db: Db,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<MovableAppointment | null> {
  const row = await findAppointment(db, { id });
  if (!isOpen(row, now)) return null;
  const { name, subject, phone, starts_at: startsAt, sequence } = row;
  return {
    name,
    subject,
    phone,
    startsAt,
    moment: sayMoment(startsAt, language),
    current: { date: dayOf(startsAt), time: timeOf(startsAt), seen: sequence },
    days: slotDays(await readFreeSlots(db, now, id), language),
  };
}
