import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import type { TalkRules } from "./slots.server";

export const appointmentRules: TalkRules = { hours: business.hours.visit, holidays, ...business.appointments };
