import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import { messageWords, Vocabulary } from "./vocabulary";

/** Limiting what each may begin with keeps matching fast. */
const TAG = /<[a-z/!][^<>]*>/gi;
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+/g;
const LINK = /(?:https?:\/\/|www\.)\S+/gi;
const DOMAIN = /(?<![\p{L}\p{N}.-])((?:[\p{L}\p{N}-]+\.)+(?:nl|be|eu|com|net|org|info))(?![\p{L}\p{N}-])(\/\S*)?/giu;

export interface Rule {
  id: string;
  /** All must be found; by default, the list named like the rule. */
  when?: readonly string[];
  off?: readonly Language[];
}

/** Lists are words and phrases with commas between them. */
export interface Words {
  common: string;
  words: Readonly<Record<string, string>>;
}

interface Reading {
  /** The id of the first rule that fits, or null. */
  rule: string | null;
  language: Language;
}

export class RuleBook {
  private readonly rules: readonly Rule[];
  /** Both languages, for messages that mix them. */
  private readonly vocabulary: Vocabulary;
  private readonly perLanguage: PerLanguage<Vocabulary>;

  /** Words that are not in `shipped` were added by the owner. */
  constructor(rules: readonly Rule[], words: PerLanguage<Words>, shipped: PerLanguage<Words>) {
    const read = (languages: readonly Language[]) =>
      new Vocabulary(
        languages.flatMap((language) =>
          Object.entries(words[language].words).map(([name, list]) => [name, entriesOf(list)] as const),
        ),
        languages.flatMap((language) => entriesOf(words[language].common)),
        new Set(languages.flatMap((language) => Object.values(shipped[language].words).flatMap(entriesOf))),
      );
    this.rules = rules;
    this.vocabulary = read(LANGUAGES);
    this.perLanguage = { nl: read(["nl"]), en: read(["en"]) };
  }

  read(text: string, expected: Language): Reading {
    const message = messageWords(saidIn(text, (word) => this.vocabulary.lists(word)));
    const lists = this.vocabulary.read(message);
    const language = this.languageOf(message, expected);
    const rule = this.rules.find(
      ({ id, when = [id], off = [] }) => !off.includes(language) && when.every((list) => lists.has(list)),
    );
    return { rule: rule?.id ?? null, language };
  }

  /** The other language only if more words are known in it alone. */
  private languageOf(message: readonly string[], expected: Language): Language {
    const other = expected === "nl" ? "en" : "nl";
    const isIn = (language: Language) => (word: string) => this.perLanguage[language].knows(word);
    const only = (language: Language, without: Language) =>
      message.filter((word) => isIn(language)(word) && !isIn(without)(word)).length;
    return only(other, expected) > only(expected, other) ? other : expected;
  }
}

function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim().replace(/\s+/g, " "))
    .filter((entry) => entry !== "");
}

/** No visitor asks for SEO with "janssen-seo.nl". A site named like a word of the rules (`isWord`) is that word. */
function saidIn(text: string, isWord: (word: string) => boolean): string {
  return text
    .replace(TAG, " ")
    .replace(EMAIL, " ")
    .replace(LINK, " ")
    .replace(DOMAIN, (_found, domain: string, path?: string) => {
      const [name = ""] = domain.toLowerCase().split(".");
      return path === undefined && isWord(name) ? ` ${name} ` : " ";
    });
}
