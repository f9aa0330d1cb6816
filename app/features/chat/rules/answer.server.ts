import { chatRules } from "~/content/chat-rules/chat-rules.server";
import { FALLBACK, ruleOrder } from "~/content/chat-rules/rule-order";
import { facts } from "~/features/copy/facts.server";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { replyFacts } from "./reply-facts.server";
import { RuleBook } from "./rule-book";

const book = new RuleBook(ruleOrder, chatRules);

/** What the assistant says. */
export interface Answer {
  /** The id of the rule that fits; `fallback` when none does. */
  rule: keyof (typeof chatRules)["nl"]["replies"];
  text: string;
  /** The language of `text`. */
  language: Language;
}

/**
 * The assistant's answer to a visitor's message, on a page in `language`; in the other language where the message is
 * clearly in it. Pure: the same message gets the same answer, but for facts that change.
 */
export function answer(text: string, language: Language): Answer {
  const reading = book.read(text, language);
  const rule = ruleOrder.find(({ id }) => id === reading.rule)?.id ?? FALLBACK;
  return { rule, text: replyText(rule, reading.language), language: reading.language };
}

/** A reply by the id of its rule, with the facts filled in. */
export function replyText(rule: Answer["rule"], language: Language): string {
  return fill(chatRules[language].replies[rule], { ...facts(language), ...replyFacts(language) });
}
