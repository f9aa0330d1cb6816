import { PLACE_BEFORE } from "~/content/site/chat-rules/rule-order";
import type { Db } from "~/lib/db/database.server";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { Assistant, factsOfReplies, type Rules, shippedAssistant, shippedRules } from "./answer.server";
import { findEdits, newestVersion } from "./bot-reply-store.server";
import type { Rule } from "./rule-book";
import { type OwnRule, PLACES, type RuleEdit, type RuleEdits } from "./rule-edits";

/** Each call looks up the version, so that a change takes effect at once in every process. */
export class ReplyRules {
  readonly #db: Db;
  #made: { version: number; assistant: Assistant } = { version: 0, assistant: shippedAssistant };

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<Assistant> {
    if ((await newestVersion(this.#db)) !== this.#made.version) {
      const { version, edits } = (await findEdits(this.#db)) ?? { version: 0, edits: null };
      this.#made = {
        version,
        assistant: edits ? new Assistant(applyEdits(shippedRules, edits)) : shippedAssistant,
      };
    }
    return this.#made.assistant;
  }
}

/** A reply that names a fact that is gone is replaced: a visitor is never left without an answer. */
export function applyEdits(shipped: Rules, { rules, own }: RuleEdits): Rules {
  const added = new Map<Rule, OwnRule[]>();
  for (const place of PLACES) {
    const before = shipped.order.find(({ id }) => id === PLACE_BEFORE[place]);
    if (before)
      added.set(
        before,
        own.filter((rule) => rule.place === place),
      );
  }
  const order = shipped.order.flatMap((rule): Rule[] => [
    ...(added.get(rule) ?? []).map(({ id, ...mine }) => ({ id, off: silentIn(mine) })),
    ...withEdit(rule, rules[rule.id], shipped),
  ]);
  const inLanguage = (language: Language) => ({
    words: {
      common: shipped.words[language].common,
      words: { ...shipped.words[language].words, ...addedWords(language, { rules, own }, shipped) },
    },
    replies: { ...shipped.replies[language], ...replies(language, { rules, own }) },
  });
  const [nl, en] = [inLanguage("nl"), inLanguage("en")];
  return { order, words: { nl: nl.words, en: en.words }, replies: { nl: nl.replies, en: en.replies } };
}

function ownReply({ reply, page }: Pick<OwnRule, "reply" | "page">, language: Language): string {
  const text = reply[language];
  return page === null || text === "" ? text : `${text} {${page}}`;
}

/** The lists of a rule may be shared: the owner's words then need a rule of their own. */
function withEdit(rule: Rule, edit: RuleEdit | undefined, shipped: Rules): Rule[] {
  if (!edit) return [rule];
  const { off } = edit;
  const list = listOf(rule.id, shipped);
  const isExtra = list !== rule.id && LANGUAGES.some((language) => edit.words[language] !== "");
  return [{ ...rule, off }, ...(isExtra ? [{ id: rule.id, when: [list], off }] : [])];
}

function listOf(id: string, { order }: Rules): string {
  return order.some((rule) => rule.id === id && !rule.when) ? id : `+${id}`;
}

function addedWords(language: Language, { rules, own }: RuleEdits, shipped: Rules): Record<string, string> {
  const lists = shipped.words[language].words;
  const edited = Object.entries(rules).flatMap(([id, { words }]): [string, string][] => {
    const list = listOf(id, shipped);
    return words[language] === "" ? [] : [[list, `${lists[list] ?? ""}, ${words[language]}`]];
  });
  return Object.fromEntries([...edited, ...own.map(({ id, words }) => [id, words[language]])]);
}

function replies(language: Language, { rules, own }: RuleEdits): Record<string, string> {
  const said = [
    ...Object.entries(rules).map(([id, { reply }]) => [id, reply[language] ?? ""] as const),
    ...own.map((rule) => [rule.id, ownReply(rule, language)] as const),
  ];
  return Object.fromEntries(said.filter(([, text]) => text !== "" && canBeSaid(text, language)));
}

function silentIn(rule: Omit<OwnRule, "id">): Language[] {
  return LANGUAGES.filter((language) => {
    const text = ownReply(rule, language);
    return rule.off.includes(language) || text === "" || !canBeSaid(text, language);
  });
}

const known: PerLanguage<ReturnType<typeof factsOfReplies> | null> = { nl: null, en: null };

function canBeSaid(text: string, language: Language): boolean {
  known[language] ??= factsOfReplies(language);
  try {
    fill(text, known[language]);
    return true;
  } catch {
    return false;
  }
}
