import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ChatAnswersCopy = typeof nl;

/** Facts are not filled in, since its texts are about braces. */
export const chatAnswersCopy: PerLanguage<ChatAnswersCopy> = { nl, en };
