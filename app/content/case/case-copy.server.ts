import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** What every case page says. */
export type CaseCopy = typeof nl;

export const caseCopy: PerLanguage<CaseCopy> = { nl, en };
