import { type FormEvent, useState } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";

/** The forms of the page, by their field `do`. */
const ANSWER_KINDS = ["agree", "decline", "ask"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Without a problem if the server was not reached: the browser has no words of its own to say so. */
export type QuoteFormAnswer = FormAnswer<"terms" | "name" | "reason" | "note" | "question">;

/** Undefined for no form of the page. */
export function answerKindOf({ do: name }: Readonly<Record<string, unknown>>): AnswerKind | undefined {
  return ANSWER_KINDS.find((known) => known === name);
}

/** `shown`: the answer without the errors of fields that were changed since. */
export function useMended<Answer extends FormAnswer>(answer: Answer | null) {
  const form = useErrorInView(answer);
  const [mended, setMended] = useState({ answer, names: [] as readonly string[] });
  const names = mended.answer === answer ? mended.names : [];
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    setMended({ answer, names: [...names, (target as HTMLInputElement).name] });
  };
  if (!answer) return { form, shown: answer, mend };
  const errors = Object.fromEntries(Object.entries(answer.errors).filter(([name]) => !names.includes(name)));
  return { form, shown: { ...answer, errors }, mend };
}
