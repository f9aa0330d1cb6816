import { resendMail } from "~/features/leads/lead-page/resend-mail.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { findAppointment } from "../appointment-store.server";
import type { AppointmentServices } from "../booking/book-appointment.server";
import { cancelAppointment, restoreAppointment } from "../change-appointment.server";

export async function handleAgendaForm(
  services: AppointmentServices,
  { cancel, restore, mail }: Record<string, unknown>,
  by: By,
) {
  if (typeof cancel === "string") {
    if (!(await cancelAppointment(services, cancel, by.user, by.now))) return "gone";
    return (await isMailed(services.db, cancel)) ? "cancelled" : "cancelledUnmailed";
  }
  if (typeof restore === "string") return restoreAppointment(services, restore, by);
  return resendMail(services, String(mail), by);
}

/** False if the desk made the appointment for a visitor without an address. */
async function isMailed(db: Db, id: string): Promise<boolean> {
  return (await findAppointment(db, { id }))?.email !== "";
}
