import { fill } from "~/lib/fill";
import type { Language, PerLanguage } from "~/lib/language/language";
import { facts } from "./facts.server";

/** The copy of a page in `language`, with the facts filled in. */
export function pageCopy<T>(copy: PerLanguage<T>, language: Language): T {
  return fill(copy[language], facts(language));
}
