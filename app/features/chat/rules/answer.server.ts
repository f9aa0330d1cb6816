import { chatRules } from "~/content/chat-rules/chat-rules.server";
import { FALLBACK, ruleOrder } from "~/content/chat-rules/rule-order";
import { facts } from "~/features/copy/facts.server";
import { type Facts, fill } from "~/lib/fill";
import type { Language, PerLanguage } from "~/lib/language/language";
import { replyFacts } from "./reply-facts.server";
import { type Rule, RuleBook, type Words } from "./rule-book";

/** Everything that the assistant goes by. */
export interface Rules {
  /** Tried in this order. */
  order: readonly Rule[];
  words: PerLanguage<Words>;
  /** By the id of the rule; `fallback` among them. */
  replies: PerLanguage<Readonly<Record<string, string>>>;
}

/** The rules that the product comes with. */
export const shippedRules: Rules = {
  order: ruleOrder,
  words: chatRules,
  replies: { nl: chatRules.nl.replies, en: chatRules.en.replies },
};

/** What the assistant says. */
export interface Answer {
  /** The id of the rule that fits; `fallback` when none does. */
  rule: string;
  text: string;
  /** The language of `text`. */
  language: Language;
}

/** Answers by rules that do not change. */
export class Assistant {
  readonly #rules: Rules;
  /** Built at the first message: at the start of the server it would take up a twentieth of that. */
  #book: RuleBook | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /**
   * The answer to a visitor's message on a page in `language`; in the other language if the message is clearly in that.
   * Pure: the same message gets the same answer, apart from facts that change.
   */
  answer(text: string, language: Language): Answer {
    this.#book ??= new RuleBook(this.#rules.order, this.#rules.words, shippedRules.words);
    const reading = this.#book.read(text, language);
    const rule = reading.rule ?? FALLBACK;
    return { rule, text: this.reply(rule, reading.language), language: reading.language };
  }

  /** The reply of a rule, with the facts filled in; if it has none, the fallback. */
  reply(rule: string, language: Language): string {
    const replies = this.#rules.replies[language];
    return fill(replies[rule] ?? replies[FALLBACK] ?? "", factsOfReplies(language));
  }
}

/** Everything that a reply may name in braces. */
export function factsOfReplies(language: Language): Facts {
  return { ...facts(language), ...replyFacts(language) };
}

export const shippedAssistant = new Assistant(shippedRules);
