import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export interface ChatRules {
  common: string;
  words: Record<keyof typeof nl.words, string>;
  replies: Record<keyof typeof nl.replies, string>;
}

/** What the chat assistant answers, and to which words. Which reply goes first stands in `rule-order.ts`. */
export const chatRules: PerLanguage<ChatRules> = { nl, en };
