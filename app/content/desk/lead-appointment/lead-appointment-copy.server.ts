import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { type LeadAppointmentCopy, nl } from "./nl";

export type { LeadAppointmentCopy };

export const leadAppointmentCopy: PerLanguage<LeadAppointmentCopy> = { nl, en };
