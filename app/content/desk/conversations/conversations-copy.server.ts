import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ConversationsCopy = typeof nl;

export const conversationsCopy: PerLanguage<ConversationsCopy> = { nl, en };
