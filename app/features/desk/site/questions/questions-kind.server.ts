import * as z from "zod/mini";
import { shippedQuestions } from "~/content/site/faq/faq-copy.server";
import type { Language } from "~/lib/language/language";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { PLACEHOLDER, type TextProblem, textProblem } from "../text-problem.server";
import { LENGTHS } from "./question-bounds";

/** Prices go by their names, so that they are the same everywhere. */
const SUM = /€|\beuros?\b|\bEUR\b/i;

export type QuestionProblem = TextProblem | "sum";

/** `name` as in `shippedQuestions`. Null if it can be shown. */
export function questionProblem(name: string, text: string): QuestionProblem | null {
  const language: Language = name.endsWith("/en") ? "en" : "nl";
  const most = name.includes(".question/") ? LENGTHS.question : LENGTHS.answer;
  const problem = textProblem(text, { language, most, isNeeded: true });
  return problem ?? (SUM.test(text.replace(PLACEHOLDER, "")) ? "sum" : null);
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
