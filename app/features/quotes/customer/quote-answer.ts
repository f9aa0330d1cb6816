import { type FormEvent, useState } from "react";
import { useNavigation } from "react-router";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import type { errorField } from "../choice";

/** The forms of the page, by their field `do`. */
const ANSWER_KINDS = ["agree", "decline", "ask"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

type QuoteField = "terms" | "name" | "reason" | "note" | "question" | ReturnType<typeof errorField>;

/** The problem is null if the server was not reached: the browser has no words of its own to say so. */
export type QuoteFormAnswer = FormAnswer<QuoteField>;

/** The field of an answer that has the keys of the lines that were chosen, with spaces between them. */
export const KEPT_CHOICE = "chosen";

/** The button of the form `agree` that agrees to nothing yet. */
export const RECOUNT = "recount";

/** Undefined for no form of the page. */
export function answerKindOf({ do: name }: Readonly<Record<string, unknown>>): AnswerKind | undefined {
  return ANSWER_KINDS.find((known) => known === name);
}

/** A form of the page. The error of a field goes once the field is changed. `to`: the address, with the part at which the page opens when it answers. */
export function useAnswerForm(kind: AnswerKind, answer: QuoteFormAnswer | null, to: string) {
  const ref = useErrorInView(answer);
  const isPending = useNavigation().formData?.get("do") === kind;
  const [mended, setMended] = useState({ answer, names: [] as readonly string[] });
  const names = mended.answer === answer ? mended.names : [];
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    setMended({ answer, names: [...names, (target as HTMLInputElement).name] });
  };
  const errors = Object.entries(answer?.errors ?? {}).filter(([name]) => !names.includes(name));
  const shown = answer && { ...answer, errors: Object.fromEntries(errors) };
  const form = { ref, method: "post", action: to, noValidate: true, onInput } as const;
  return { form, field: fieldsOf<QuoteField>({ form: kind, answer: shown }), isPending };
}
