import type { Language, PerLanguage } from "~/lib/language/language";

/** Where a rule of the owner is tried: see `content/chat-rules/rule-order.ts`. */
export const PLACES = ["first", "topics", "last"] as const;
export type Place = (typeof PLACES)[number];

/** The owner's changes to a rule that the product comes with. */
export interface RuleEdit {
  /** The languages in which it is skipped. */
  off: Language[];
  /** What is said instead; a language that is left out keeps its reply. */
  reply: Partial<PerLanguage<string>>;
  /** Words and phrases that it also listens to, separated by commas. */
  words: PerLanguage<string>;
}

/** A rule of the owner's own. */
export interface OwnRule {
  id: string;
  /** Only shown at the desk. */
  name: string;
  place: Place;
  off: Language[];
  words: PerLanguage<string>;
  /** Empty in a language without a reply. */
  reply: PerLanguage<string>;
  /** The fact with the address of the page that follows the reply (`path.configurator`); null for none. */
  page: string | null;
}

/** Everything that differs from the rules that the product comes with. */
export interface RuleEdits {
  /** By the id of the rule. */
  rules: Record<string, RuleEdit>;
  /** The rules of one place are tried in this order. */
  own: OwnRule[];
}

export const NO_EDITS: RuleEdits = { rules: {}, own: [] };

const OWN = "own-";
export const NEW_RULE = "new";

export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}

export function ownId(uuid: string): string {
  return OWN + uuid;
}

/** Where the assistant's replies are at the desk, and one of them. */
export const CHAT_ANSWERS_PATH = "/admin/chat-answers";
export function chatAnswerPath(rule: string): string {
  return `${CHAT_ANSWERS_PATH}/${rule}`;
}
