import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AppointmentManageCopy = typeof nl;

export const appointmentManageCopy: PerLanguage<AppointmentManageCopy> = { nl, en };
