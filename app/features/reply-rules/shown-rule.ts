import type { Moment } from "~/lib/clock";
import type { ChatRuleVersionRow } from "~/lib/db/tool-tables";
import type { Language, PerLanguage } from "~/lib/language/language";
import type { Place } from "./rule-edits";

interface ListedRule {
  id: string;
  name: string;
  off: Language[];
}

/** A group of the rules that the product comes with. */
export interface ListedGroup {
  id: "people" | "sectors" | "prices" | "questions" | "topics" | "closing" | "fallback";
  rules: (ListedRule & { isChanged: boolean })[];
}

export interface ListedOwn extends ListedRule {
  place: Place;
  /** Whether it is the first in its place. */
  isFirst: boolean;
}

export interface ListedVersion {
  version: number;
  change: ChatRuleVersionRow["change"];
  /** The name of the rule, or the version that was restored. */
  about: string;
  by: string;
  at: Moment;
}

interface RuleInLanguage {
  isOn: boolean;
  /** Empty if it keeps the product's reply. */
  reply: string;
  words: string;
}

/** A rule for its form. */
export interface ShownRule extends PerLanguage<RuleInLanguage> {
  id: string;
  name: string;
  /** For the owner's own, its place and page; null for one that the product comes with. */
  own: { place: Place; page: string | null } | null;
  /** What the product comes with; null for the owner's own. */
  shipped: PerLanguage<{ reply: string; words: string[] }> | null;
}

/** What the assistant would answer. */
export interface TriedAnswer {
  question: string;
  /** The language of the page that it was asked on. */
  page: Language;
  rule: string;
  name: string;
  text: string;
  language: Language;
  isFallback: boolean;
}

/** A form that was not saved, with what was filled in; `tried` if a question was asked. */
export interface RuleFormState {
  /** About the whole form; null if there is none. */
  problem: string | null;
  /** As text, by field. */
  errors: Record<string, string>;
  fields: Record<string, string>;
  tried: TriedAnswer | null;
}
