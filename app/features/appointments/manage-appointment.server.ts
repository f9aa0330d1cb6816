import * as z from "zod/mini";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables";
import { hashOfToken } from "~/lib/token.server";
import { chosenMoment } from "./appointment";
import { ALTERNATIVE, SHOW_TIMES } from "./appointment-form-state";
import { cancelAppointment, type Moved, type MoveServices, moveAppointment } from "./change-appointment.server";
import { slotAt } from "./free-slots.server";
import { findAppointment } from "./store.server";

/** The appointment that a link leads to; undefined when it leads to none (any more). Suspects have no page. */
export async function findByToken(db: Db, token: string): Promise<AppointmentRow | undefined> {
  const row = await findAppointment(db, { token_hash: hashOfToken(token) });
  return row?.status === "spam" ? undefined : row;
}

/** `choosing`: without scripts, the times of another day were asked for; `missing`: no day or no time was chosen. */
export type Managed = Moved | { outcome: "cancelled" } | { outcome: "choosing" } | { outcome: "missing" };

/** Does what a visitor asks on the page of an appointment. Throws only what the database throws. */
export async function manageAppointment(
  services: MoveServices,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  now = new Date(),
): Promise<Managed> {
  if (fields.do === "cancel") {
    return { outcome: (await cancelAppointment(services, id, "visitor", now)) ? "cancelled" : "gone" };
  }
  // That button sends along all that stands in the form.
  if (fields[SHOW_TIMES] || fields.do !== "move") return { outcome: "choosing" };
  const chosen = z.safeParse(z.object(chosenMoment), momentIn(fields));
  const slot = chosen.success ? slotAt(chosen.data) : null;
  return slot ? moveAppointment(services, id, slot, now) : { outcome: "missing" };
}

/** The moment that was chosen: one that was offered in the place of another, or a day and a time. */
export function momentIn(fields: Readonly<Record<string, unknown>>): { date: unknown; time: unknown } {
  const offered = fields[ALTERNATIVE];
  const [date, time] = typeof offered === "string" ? offered.split(" ") : [fields.date, fields.time];
  return { date, time };
}
