import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import type { Language } from "~/lib/language/language";
import type { ContentKind, Typed, Values } from "~/platform/site-content/content-kind";

export type Fields = Typed;

/** By the name of the field; the words for it are among the problems of the kind. What it is about follows a space. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form says. It can be published without errors; with them, its values are as far as they can be read. */
export interface ReadForm {
  values: Values;
  errors: FieldErrors;
}

/** How a kind of content is a form, and how its values are worded. */
export interface SiteEditor {
  kind: ContentKind;
  /** Fields that hold a picture as JSON: a new one is uploaded as `{field}.file`. */
  pictures?: readonly string[];
  /** `now` decides what is past. */
  fieldsOf: (values: Values, now: Date) => Fields;
  /** `known` is what holds: values that the form does not show come from it. */
  read: (fields: Fields, known: Values, now: Date) => ReadForm;
  /** For buttons that change the form and keep nothing; null for another button. */
  rearrange?: (fields: Fields) => Fields | null;
  problems: (copy: SiteCopy) => Readonly<Record<string, string>>;
  /** What a value is called, in the middle of a sentence. */
  name: (name: string, copy: SiteCopy) => string;
  /** Of one of many of a kind; empty if it is on the site no more. */
  title?: (language: Language) => string;
  present: (name: string, value: unknown, copy: SiteCopy, language: Language) => string;
}

/** Whether it is one of many of a kind, and does not ship: what ships has a title. */
export function isOwn({ kind }: SiteEditor): boolean {
  return kind.shipped["title/nl"] === "";
}
