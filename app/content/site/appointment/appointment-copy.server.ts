import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AppointmentCopy = typeof nl;

export const appointmentCopy: PerLanguage<AppointmentCopy> = { nl, en };
