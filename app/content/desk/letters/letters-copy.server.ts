import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { type LettersCopy, nl } from "./nl";

export const lettersCopy: PerLanguage<LettersCopy> = { nl, en };
