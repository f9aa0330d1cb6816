import * as z from "zod/mini";
import { questionIds, questionTexts, shippedQuestions } from "~/content/site/faq/faq-copy.server";
import { ownQuestions } from "~/content/site/faq/own-questions";
import type { Language } from "~/lib/language/language";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { isShowable, PLACEHOLDER, type TextProblem, textProblem } from "../text-problem.server";
import { LENGTHS } from "./question-bounds";

/** Prices go by their names, so that they are the same everywhere. */
const SUM = /€|\beuros?\b|\bEUR\b/i;

export type QuestionProblem = TextProblem | "sum";

/** `name` is that of a text in `shippedQuestions`. Null if it can be published. */
export function questionProblem(name: string, text: string): QuestionProblem | null {
  const language: Language = name.endsWith("/en") ? "en" : "nl";
  const most = name.includes(".question/") ? LENGTHS.question : LENGTHS.answer;
  const problem = textProblem(text, { language, most, isNeeded: true });
  return problem ?? (SUM.test(text.replace(PLACEHOLDER, "")) ? "sum" : null);
}

export const questionsKind: ContentKind = {
  id: "questions",
  shipped: shippedQuestions,
  schemas: {
    // Those that a later version no longer ships do no harm.
    order: z.array(z.string()),
    ...Object.fromEntries(questionIds.map((id) => [`${id}.isShown`, z.boolean()])),
    ...Object.fromEntries(
      questionIds.flatMap((id) => questionTexts(id).map((name) => [name, textSchema(name, ownQuestions.includes(id))])),
    ),
  },
};

function textSchema(name: string, isOwn: boolean) {
  return z.string().check(z.refine((text) => (isOwn && text === "") || isShowable(questionProblem(name, text))));
}
