import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type SiteCopy = typeof nl;

export const siteCopy: PerLanguage<SiteCopy> = { nl, en };
