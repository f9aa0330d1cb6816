import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { pages, pathOf } from "~/content/pages";
import { chatRules } from "~/content/site/chat-rules/chat-rules.server";
import { FALLBACK, ruleOrder } from "~/content/site/chat-rules/rule-order";
import { landingLinks } from "~/content/site/landing/landing-copy.server";
import { formatOpeningHours } from "~/features/mail/templates/times-in-words.server";
import { type Language, type PerLanguage, pathIn } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { type Rule, RuleBook, type Words } from "./rule-book";

export interface Rules {
  /** Tried in this order. */
  order: readonly Rule[];
  words: PerLanguage<Words>;
  /** Replies by the id of their rule, and `fallback`. */
  replies: PerLanguage<Readonly<Record<string, string>>>;
}

export const shippedRules: Rules = {
  order: ruleOrder,
  words: chatRules,
  replies: { nl: chatRules.nl.replies, en: chatRules.en.replies },
};

export interface Answer {
  /** `fallback` when none fits. */
  rule: string;
  text: string;
  language: Language;
}

export class Assistant {
  readonly #rules: Rules;
  /** Made on first use: it would take a twentieth of the server's start. */
  #book: RuleBook | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Answers in the other language if the message is clearly in that. Pure, apart from facts that change. */
  answer(text: string, language: Language): Answer {
    this.#book ??= new RuleBook(this.#rules.order, this.#rules.words, shippedRules.words);
    const reading = this.#book.read(text, language);
    const rule = reading.rule ?? FALLBACK;
    return { rule, text: this.reply(rule, reading.language), language: reading.language };
  }

  reply(rule: string, language: Language): string {
    const replies = this.#rules.replies[language];
    return fill(replies[rule] ?? replies[FALLBACK] ?? "", factsOfReplies(language));
  }
}

export function factsOfReplies(language: Language): Facts {
  return { ...facts(language), ...replyFacts(language) };
}

export const shippedAssistant = new Assistant(shippedRules);

/** `hours.reachable`, `hours.visit` as a sentence; `path.customWork`. */
function replyFacts(language: Language): Facts {
  const paths = [
    ...pages.map(({ id, path }) => [id, path] as const),
    ...landingLinks(language).map(({ path }) => [path.slice(1), path] as const),
    ["portfolio", `${pathOf("home")}#portfolio`] as const,
  ];
  return {
    "hours.reachable": formatOpeningHours(business.hours.reachable, language),
    "hours.visit": formatOpeningHours(business.hours.visit, language),
    ...Object.fromEntries(paths.map(([id, path]) => [pathFact(id), pathIn(path, language)])),
  };
}

/** `id`: a page's id or a landing page's slug. */
export function pathFact(id: string): string {
  return `path.${id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}
