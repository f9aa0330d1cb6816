import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import type { TalkRules } from "./slots.server";

/** When the business has its talks: in the hours for visits and calls. */
export const talkRules: TalkRules = { hours: business.hours.visit, holidays, ...business.appointments };
