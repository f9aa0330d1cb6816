import { facts } from "~/content/facts.server";
import type { Language } from "~/lib/language/language";
import type { Facts } from "~/lib/text/fill";
import { tidyText } from "~/lib/text/tidy-text";
import { PLAIN_TEXT } from "./plain-text";

export const PLACEHOLDER = /\{([\w.]+)\}/g;

export type TextProblem = "missing" | "long" | `unknown {${string}}` | "text";

interface TextRule {
  language: Language;
  /** Characters, with facts filled in. */
  most: number;
  isNeeded: boolean;
  /** What can stand between braces; the facts of the site, unless there are more. */
  known?: Facts;
}

/** Null if it can be published. */
export function textProblem(text: string, rule: TextRule): TextProblem | null {
  const { language, most, isNeeded, known = facts(language) } = rule;
  if (text === "") return isNeeded ? "missing" : null;
  for (const [, name = ""] of text.matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(known, name)) return `unknown {${name}}`;
  }
  if (!PLAIN_TEXT.test(text.replace(PLACEHOLDER, "").replaceAll("\n", " "))) return "text";
  return text.replace(PLACEHOLDER, (_placeholder, name: string) => known[name] ?? "").length > most ? "long" : null;
}

/** Whether the site can show it. Its length is judged where it is typed: facts may grow since. */
export function isShowable(problem: string | null): boolean {
  return problem === null || problem === "long";
}

export function oneLine(typed: string): string {
  return tidyText(typed).replace(/\s+/g, " ");
}

/** Paragraphs stay apart. */
export function manyLines(typed: string): string {
  return tidyText(typed)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}
