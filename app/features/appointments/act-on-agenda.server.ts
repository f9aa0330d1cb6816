import type { By } from "~/features/audit/store.server";
import { resendMail } from "~/features/leads/resend-mail.server";
import type { AppointmentServices } from "./book-appointment.server";
import { cancelAppointment, restoreAppointment } from "./change-appointment.server";

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
