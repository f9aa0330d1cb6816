import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { type LeadByHandCopy, nl } from "./nl";

/** In the browser too: the form has to open where there is no connection. */
export const leadByHandCopy: PerLanguage<LeadByHandCopy> = { nl, en };
