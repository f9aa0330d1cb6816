import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import type { DeskWords } from "./nl";

const registered: Partial<Record<Language, DeskWords>> = {};

export function registerWords(language: Language, words: DeskWords): void {
  registered[language] = words;
}

/** Browser only: to be awaited before a page of the desk is hydrated. */
export async function loadWords(language: Language): Promise<void> {
  registerWords(language, language === "en" ? (await import("./en")).en : (await import("./nl")).nl);
}

/** Throws before they are registered or loaded. */
export function wordsIn(language: Language): DeskWords {
  const words = registered[language];
  if (!words) throw new Error(`The words of the desk are not loaded (${language})`);
  return words;
}

/** The words of one part of the desk, in the language of the page. */
export function useWords<Part extends keyof DeskWords>(part: Part): DeskWords[Part] {
  return wordsIn(useLanguage().language)[part];
}
