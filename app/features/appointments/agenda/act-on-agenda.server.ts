import { resendMail } from "~/features/leads/lead-page/resend-mail.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { AppointmentServices } from "../booking/book-appointment.server";
import { cancelAppointment, restoreAppointment } from "../change-appointment.server";

export async function actOnAgenda(
  services: AppointmentServices,
  { cancel, restore, mail }: Record<string, unknown>,
  by: By,
) {
  if (typeof cancel === "string")
    return (await cancelAppointment(services, cancel, by.user, by.now)) ? "cancelled" : "gone";
  if (typeof restore === "string") return restoreAppointment(services, restore, by);
  return resendMail(services, String(mail), by);
}
