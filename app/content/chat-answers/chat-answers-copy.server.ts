import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ChatAnswersCopy = typeof nl;

/** Not filled with facts: it speaks of braces. */
export const chatAnswersCopy: PerLanguage<ChatAnswersCopy> = { nl, en };
