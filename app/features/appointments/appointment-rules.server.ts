import { business } from "~/content/business";
import { closedDays } from "~/content/hours";
import type { AppointmentRules } from "./slots.server";

export const appointmentRules: AppointmentRules = {
  ...business.appointments,
  get hours() {
    return business.hours.visit;
  },
  get holidays() {
    return closedDays();
  },
};
