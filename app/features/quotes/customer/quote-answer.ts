import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";

export type AnswerKind = "agree" | "decline" | "ask";

export interface RefusedAnswer {
  answerKind: AnswerKind;
  outcome: Extract<keyof QuotesCopy["page"]["outcomes"], "invalid" | "limited" | "failed">;
  /** In words, by field. */
  errors: Record<string, string>;
  typed: Record<string, string>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined for no form of the page. */
export function answerKindOf({ do: name }: Fields): AnswerKind | undefined {
  return (["agree", "decline", "ask"] as const).find((known) => known === name);
}

export function refusedAnswer(
  answerKind: AnswerKind,
  outcome: RefusedAnswer["outcome"],
  fields: Fields,
  errors: Record<string, string> = {},
): RefusedAnswer {
  const typed = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string");
  return { answerKind, outcome, errors, typed: Object.fromEntries(typed) };
}
