import type { FormAnswer } from "~/components/forms/form-answer";

/** The forms of the page, by their field `do`. */
const ANSWER_KINDS = ["agree", "decline", "ask"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Without a problem if the server was not reached: the browser has no words of its own to say so. */
export type QuoteFormAnswer = FormAnswer<"terms" | "name" | "reason" | "note" | "question">;

/** Undefined for no form of the page. */
export function answerKindOf({ do: name }: Readonly<Record<string, unknown>>): AnswerKind | undefined {
  return ANSWER_KINDS.find((known) => known === name);
}
