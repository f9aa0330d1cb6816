import type { DeskWords } from "~/content/desk/nl";
import type { Language } from "~/lib/language/language";
import type { ContentKind, Typed, Values } from "~/platform/site-content/content-kind";
import type { SiteKind } from "./paths";

export type SiteWords = DeskWords["site"];

export type Fields = Typed;

/** The key of each problem's words by field. The text that the problem is about follows a space. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The values that a form asks for, as far as they can be read. They can be published if there are no errors. */
export interface ReadForm {
  values: Values;
  errors: FieldErrors;
}

/** The form of a kind of content, and the wording of its values. */
export interface SiteEditor {
  kind: ContentKind;
  /** Fields that hold a picture as JSON: a new one is uploaded as `{field}.file`. */
  pictures?: readonly string[];
  /** `now` decides what is past. */
  fieldsOf: (values: Values, now: Date) => Fields;
  /** `known` is what holds: values that the form does not show come from it. */
  read: (fields: Fields, known: Values, now: Date) => ReadForm;
  /** Handles the buttons that change the form and save nothing. Null for another button. */
  rearrange?: (fields: Fields) => Fields | null;
  /** The name of a value in the middle of a sentence, if `names` of its section has no words for it. */
  name?: (name: string, words: SiteWords) => string;
  /** The title of an item; empty if it is no longer on the site. */
  title?: (language: Language) => string;
  present: (name: string, value: unknown, words: SiteWords, language: Language) => string;
}

/** True if it is an item that does not ship. An item that ships has a title. */
export function isOwn({ kind }: SiteEditor): boolean {
  return kind.shipped["title/nl"] === "";
}

interface SectionWords {
  names: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  none?: string;
}

/** The words of the page of a kind. */
export function wordsOf({ id }: ContentKind, words: SiteWords): SectionWords {
  return words[id.split(".")[0] as SiteKind];
}

/** A value's name in the middle of a sentence. */
export function nameInWords({ kind, name: ownName }: SiteEditor, name: string, words: SiteWords): string {
  if (ownName) return ownName(name, words);
  const [bare = "", language] = name.split("/");
  const said = wordsOf(kind, words).names[bare] ?? bare;
  return language ? `${said} (${words.work.languages[language as Language]})` : said;
}

/** `errors` beside their fields. */
export function errorsInWords(errors: FieldErrors, { kind }: SiteEditor, words: SiteWords): Record<string, string> {
  const known: Readonly<Record<string, string>> = { ...words.pictures.problems, ...wordsOf(kind, words).problems };
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const [problem = "", value = ""] = error.split(" ");
      // The words can have braces of their own.
      return [name, known[problem]?.replace("{value}", value) ?? ""];
    }),
  );
}
