import type { Language, PerLanguage } from "~/lib/language/language";
import { filled } from "./facts.server";

export function pageCopy<T extends object>(copy: PerLanguage<T>, language: Language): T {
  return filled(copy[language], language);
}
