import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import type { AppointmentRules } from "./slots.server";

export const appointmentRules: AppointmentRules = { hours: business.hours.visit, holidays, ...business.appointments };
