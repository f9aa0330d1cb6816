import type { Moment } from "~/lib/time/clock";
export interface DeskQuestion {
  id: string;
  quoteId: string;
  number: string;
  text: string;
  at: Moment;
  /** Null while the client waits. */
  answer: { text: string; at: Moment; by: string } | null;
}

export const ANSWER_FORM = "answer";
export const QUESTION_FIELD = "question";
export const ANSWER_FIELD = "answer";
