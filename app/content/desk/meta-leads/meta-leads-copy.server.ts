import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type MetaLeadsCopy = typeof nl;

export const metaLeadsCopy: PerLanguage<MetaLeadsCopy> = { nl, en };
