import type { Language, PerLanguage } from "~/lib/language/language";

/** See `content/site/chat-rules/rule-order.ts`. */
export const PLACES = ["first", "topics", "last"] as const;
export type Place = (typeof PLACES)[number];

export interface RuleEdit {
  off: Language[];
  /** A language that is left out keeps its reply. */
  reply: Partial<PerLanguage<string>>;
  /** Separated by commas. */
  words: PerLanguage<string>;
}

export interface OwnRule {
  id: string;
  /** Shown at the desk only. */
  name: string;
  place: Place;
  off: Language[];
  words: PerLanguage<string>;
  /** Empty in a language without a reply. */
  reply: PerLanguage<string>;
  /** The name of a fact (`path.configurator`); null for none. */
  page: string | null;
}

export interface RuleEdits {
  /** Edits by rule id. */
  rules: Record<string, RuleEdit>;
  /** Tried in this order within a place. */
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

export const CHAT_ANSWERS_PATH = "/admin/chat-answers";
export function chatAnswerPath(rule: string): string {
  return `${CHAT_ANSWERS_PATH}/${rule}`;
}
