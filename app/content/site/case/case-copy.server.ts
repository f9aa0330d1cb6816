import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** The words that all case pages share. */
export type CaseCopy = typeof nl;

export const caseCopy: PerLanguage<CaseCopy> = { nl, en };
