import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type TooLargeCopy = typeof nl;

export const tooLargeCopy: PerLanguage<TooLargeCopy> = { nl, en };
