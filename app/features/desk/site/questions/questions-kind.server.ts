import * as z from "zod/mini";
import { facts } from "~/content/facts.server";
import { shippedQuestions } from "~/content/site/faq/faq-copy.server";
import type { Language } from "~/lib/language/language";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { PLAIN_TEXT } from "../plain-text";
import { LENGTHS } from "./question-bounds";

const PLACEHOLDER = /\{([\w.]+)\}/g;
/** Prices go by their names, so that they are the same everywhere. */
const SUM = /€|\beuros?\b|\bEUR\b/i;

export type QuestionProblem = "missing" | "long" | "unknown" | "text" | "sum";

/** `name` as in `shippedQuestions`. Null if it can be shown. */
export function questionProblem(name: string, text: string): QuestionProblem | null {
  if (text === "") return "missing";
  if (text.length > (name.includes(".question/") ? LENGTHS.question : LENGTHS.answer)) return "long";
  const known = facts(name.endsWith("/en") ? "en" : ("nl" satisfies Language));
  for (const [, fact = ""] of text.matchAll(PLACEHOLDER)) if (!Object.hasOwn(known, fact)) return "unknown";
  const bare = text.replace(PLACEHOLDER, "");
  if (!PLAIN_TEXT.test(bare)) return "text";
  return SUM.test(bare) ? "sum" : null;
}

export const questionsKind: ContentKind = {
  id: "questions",
  shipped: shippedQuestions,
  schemas: Object.fromEntries(
    Object.keys(shippedQuestions).map((name) => [
      name,
      z.string().check(z.refine((text) => questionProblem(name, text) === null)),
    ]),
  ),
};
