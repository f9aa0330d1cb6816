import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export interface ChatRules {
  common: string;
  words: Record<keyof typeof nl.words, string>;
  replies: Record<keyof typeof nl.replies, string>;
}

/** The chat assistant's replies, and the words that trigger them. `rule-order.ts` has their order. */
export const chatRules: PerLanguage<ChatRules> = { nl, en };
