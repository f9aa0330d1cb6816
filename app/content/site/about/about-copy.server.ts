import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AboutCopy = typeof nl;

export const aboutCopy: PerLanguage<AboutCopy> = { nl, en };
