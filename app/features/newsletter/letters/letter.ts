import type { FormAnswer } from "~/components/forms/form-answer";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { NEWSLETTER_PATH } from "../subscriber-filter";

export const LETTERS_PATH = `${NEWSLETTER_PATH}/letters`;
/** Stands in the place of an id. */
export const NEW_LETTER = "new";

/** Characters. */
export const LETTER_BOUNDS = { subject: 150, body: 10_000 } as const;

export type LetterField = `subject_${Language}` | `body_${Language}`;

export type LetterTexts = Record<LetterField, string>;

/** `problem` is null where an article was put in. */
export type LetterAnswer = FormAnswer<LetterField>;

export const LETTER_OUTCOMES = ["saved", "tested", "started", "paused", "resumed", "removed", "gone"] as const;
export type LetterOutcome = (typeof LETTER_OUTCOMES)[number];

export interface LetterProgress {
  /** Readers to whom it has not been enqueued yet. */
  left: number;
  waiting: number;
  sent: number;
  failed: number;
  returned: number;
}

const COUNTS = ["sent", "waiting", "left", "failed", "returned"] as const satisfies (keyof LetterProgress)[];

/** Those worth telling. */
export function countsOf(progress: LetterProgress): (keyof LetterProgress)[] {
  return COUNTS.filter((name) => progress[name] > 0 || name === "sent");
}

export function letterPath(id: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(more);
  return `${LETTERS_PATH}/${id}${query.size > 0 ? `?${query}` : ""}`;
}

export function letterHtmlPath(id: string, language: Language): string {
  return `${LETTERS_PATH}/${id}/html?${new URLSearchParams({ language })}`;
}

/** Those in which it is written. */
export function languagesOf(letter: LetterTexts): Language[] {
  return LANGUAGES.filter((language) => letter[`subject_${language}`] !== "");
}
