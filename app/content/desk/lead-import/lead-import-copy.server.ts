import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { type LeadImportCopy, nl } from "./nl";

export const leadImportCopy: PerLanguage<LeadImportCopy> = { nl, en };
