import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type LeadsCopy = typeof nl;

export const leadsCopy: PerLanguage<LeadsCopy> = { nl, en };
