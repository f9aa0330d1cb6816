import { type PrivacyDeskCopy, privacyDeskCopy } from "~/content/desk/privacy-desk/privacy-desk-copy.server";
import { facts } from "~/content/facts.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";

/** Filled in row by row. */
const LATER = ["who", "moment", "count", "number", "by", "day", "days", "problem"];

export function privacyWords(language: Language, known: Record<string, string> = {}): PrivacyDeskCopy {
  const later = Object.fromEntries(LATER.map((name) => [name, `{${name}}`]));
  return fill(privacyDeskCopy[language], { ...facts(language), ...later, ...known });
}
