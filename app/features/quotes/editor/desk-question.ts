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

export interface RefusedReply {
  question: string;
  problem: "invalid" | "conflict" | "failed" | "signedOut";
  /** Null if the server was not reached. */
  says: string | null;
  text: string;
}

export const ANSWER_FORM = "answer";
export const QUESTION_FIELD = "question";
export const ANSWER_FIELD = "answer";
