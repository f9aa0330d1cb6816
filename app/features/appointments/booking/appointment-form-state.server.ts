import { createContext, type RouterContextProvider } from "react-router";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Language } from "~/lib/language/language";
import { type AnsweredForm, type AppointmentFormState, IDLE_APPOINTMENT_FORM } from "./appointment-form-state";
import { readFreeSlots, slotDays } from "./availability.server";
import type { SlotDay } from "./slot-days";

export const appointmentFormStateContext = createContext<AnsweredForm | null>(null);

export async function appointmentFormState(
  context: Readonly<RouterContextProvider>,
  db: Db,
  language: Language,
  asked: AnsweredForm | null = null,
  now = new Date(),
): Promise<AppointmentFormState> {
  const answered = context.get(appointmentFormStateContext) ?? asked ?? IDLE_APPOINTMENT_FORM;
  return { ...answered, days: await freeDays(db, language, now) };
}

/** null while the database is away. The moment of the appointment `but` counts as free. */
export async function freeDays(
  db: Db,
  language: Language,
  now = new Date(),
  but: string | null = null,
): Promise<SlotDay[] | null> {
  try {
    return slotDays(await readFreeSlots(db, now, but), language);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}
