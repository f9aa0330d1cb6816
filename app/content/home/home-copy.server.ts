import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type HomeCopy = typeof nl;

export const homeCopy: PerLanguage<HomeCopy> = { nl, en };
