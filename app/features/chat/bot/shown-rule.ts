import type { ChatRuleVersionRow } from "~/lib/db/tables/tool-tables";
import type { Language, PerLanguage } from "~/lib/language/language";
import type { Moment } from "~/lib/time/clock";
import type { Place } from "./rule-edits";

interface ListedRule {
  id: string;
  name: string;
  off: Language[];
}

export interface ListedGroup {
  id: "people" | "sectors" | "prices" | "questions" | "topics" | "closing" | "fallback";
  rules: (ListedRule & { isChanged: boolean })[];
}

export interface ListedOwn extends ListedRule {
  place: Place;
  isFirst: boolean;
}

export interface ListedVersion {
  version: number;
  change: ChatRuleVersionRow["change"];
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

export interface ShownRule extends PerLanguage<RuleInLanguage> {
  id: string;
  name: string;
  /** Null for a rule that the product comes with. */
  own: { place: Place; page: string | null } | null;
  /** The product's replies; null for a rule of the owner's. */
  shipped: PerLanguage<string> | null;
}
