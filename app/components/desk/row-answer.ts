import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";

/** The hidden field of a form that is answered without showing the page again. */
export const IN_PLACE = "in_place";

/** The error of this name: what was read is out of date. */
const STALE = "version";
/** The error of this name: the server was not reached. */
const AWAY = "server";

export function staleAnswer(says: string, sent: Readonly<Record<string, unknown>>): FormAnswer {
  return formAnswer(null, sent, { [STALE]: says });
}

export function awayAnswer(says: string, sent: FormData): FormAnswer {
  return formAnswer(null, sent, { [AWAY]: says });
}

/** Fields of the answer to what was done. */
const SAYS = "says";
const UNDO = "undo";

/** `says`: words beside the form. `undo`: the id that takes it back. */
export function doneAnswer(sent: Readonly<Record<string, unknown>>, { says, undo }: Done): FormAnswer {
  return formAnswer(null, { ...sent, [SAYS]: says, [UNDO]: undo });
}

export interface Done {
  says: string | null;
  undo: string | null;
}

export function doneOf(answer: FormAnswer | null): Done {
  return { says: answer?.fields[SAYS] ?? null, undo: answer?.fields[UNDO] ?? null };
}

export type RowOutcome = "saved" | "refused" | "stale" | "away";

/** A lost answer is as good as none: the same is sent again. */
export function outcomeOf(answer: FormAnswer | null | undefined): RowOutcome {
  if (!answer || AWAY in answer.errors) return "away";
  if (STALE in answer.errors) return "stale";
  return answer.problem === null && Object.keys(answer.errors).length === 0 ? "saved" : "refused";
}

/** Words about the whole row; those about a field stand beside it. */
export function problemOf(answer: FormAnswer | null): string | null {
  return answer?.problem ?? answer?.errors[STALE] ?? answer?.errors[AWAY] ?? null;
}
