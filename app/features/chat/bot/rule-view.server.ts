import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { FALLBACK, ruleGroups, ruleOrder } from "~/content/site/chat-rules/rule-order";
import type { Db } from "~/lib/db/database.server";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { momentOf } from "~/lib/time/clock";
import { factsOfReplies, shippedRules } from "./answer.server";
import { listVersions } from "./bot-reply-store.server";
import { namedFacts } from "./offered-facts.server";
import type { RuleEdits } from "./rule-edits";
import type { ListedGroup, ListedOwn, ListedVersion, ShownRule } from "./shown-rule";

const SHOWN_VERSIONS = 20;

export function listGroups({ rules }: RuleEdits, { names }: ChatAnswersCopy): ListedGroup[] {
  const starts = Object.entries(ruleGroups) as [ListedGroup["id"], string][];
  const groups: ListedGroup[] = [];
  const seen = new Set<string>();
  for (const { id } of [...ruleOrder, { id: FALLBACK }]) {
    const start = id === FALLBACK ? "fallback" : starts.find(([, first]) => first === id)?.[0];
    if (start && !seen.has(id)) groups.push({ id: start, rules: [] });
    // A rule that is tried twice is listed once.
    if (!seen.has(id)) {
      const edit = rules[id];
      groups.at(-1)?.rules.push({ id, name: names[id], off: edit?.off ?? [], isChanged: edit !== undefined });
    }
    seen.add(id);
  }
  return groups;
}

export function listOwn({ own }: RuleEdits): ListedOwn[] {
  return own
    .map(({ id, name, place, off }) => ({ id, name, place, off }))
    .sort((one, other) => orderOf(one.place) - orderOf(other.place))
    .map((rule, index, all) => ({ ...rule, isFirst: all[index - 1]?.place !== rule.place }));
}

const orderOf = (place: ListedOwn["place"]) => ["first", "topics", "last"].indexOf(place);

/** Null when there is none. */
export function showRule(id: string, { rules, own }: RuleEdits, { names }: ChatAnswersCopy): ShownRule | null {
  const mine = own.find((rule) => rule.id === id);
  if (mine) {
    const { name, place, page } = mine;
    return { id, name, own: { place, page }, ...forms(mine.off, mine.reply, mine.words), shipped: null };
  }
  if (id !== FALLBACK && !ruleOrder.some((rule) => rule.id === id)) return null;
  const edit = rules[id];
  return {
    id,
    name: (names as Record<string, string>)[id] ?? id,
    own: null,
    // The form starts with the present reply; saved unchanged, it is no edit.
    ...forms(edit?.off ?? [], { ...shippedReplies(id), ...edit?.reply }, edit?.words ?? { nl: "", en: "" }),
    shipped: shippedReplies(id),
  };
}

function shippedReplies(id: string): PerLanguage<string> {
  const [nl, en] = [shippedRules.replies.nl[id] ?? "", shippedRules.replies.en[id] ?? ""];
  return { nl, en };
}

function forms(off: readonly Language[], reply: Partial<PerLanguage<string>>, words: PerLanguage<string>) {
  const [nl, en] = LANGUAGES.map((language) => ({
    isOn: !off.includes(language),
    reply: reply[language] ?? "",
    words: words[language],
  }));
  return { nl, en } as Pick<ShownRule, Language>;
}

/** Facts that the replies of a rule name between braces, or can name. */
export function factsOfRule(rule: ShownRule, language: Language): PerLanguage<NamedFact[]> {
  const texts = LANGUAGES.map((of) => rule[of].reply + (rule.shipped?.[of] ?? "")).join();
  return namedFacts(texts, factsOfReplies, language);
}

export function offeredPages(language: Language): { name: string; path: string }[] {
  return Object.entries(factsOfReplies(language))
    .filter(([name]) => name.startsWith("path."))
    .map(([name, path]) => ({ name, path }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

export async function listHistory(
  db: Db,
  { own }: RuleEdits,
  { names, unnamed }: ChatAnswersCopy,
  language: Language,
): Promise<ListedVersion[]> {
  const nameOf = (id: string) =>
    own.find((rule) => rule.id === id)?.name ?? (names as Record<string, string>)[id] ?? unnamed;
  const rows = await listVersions(db, SHOWN_VERSIONS);
  return rows.map(({ version, change, subject, user_email, at }) => ({
    version,
    change,
    about: change === "restored" ? subject : nameOf(subject),
    by: user_email,
    at: momentOf(at, language),
  }));
}
