import type { Moment } from "~/lib/clock";
/** A question of a client about a quote, as the desk shows it. */
export interface DeskQuestion {
  id: string;
  quoteId: string;
  /** The number of the quote. */
  number: string;
  text: string;
  at: Moment;
  /** What the desk wrote back; null while the client waits. */
  answer: { text: string; at: Moment; by: string } | null;
}

/** A refused answer, with what was typed. */
export interface RefusedReply {
  question: string;
  problem: "invalid" | "conflict" | "failed" | "signedOut";
  /** What to say about it; null if the server was not reached. */
  says: string | null;
  text: string;
}

/** The name of the answer's form in a post, and its fields. */
export const ANSWER_FORM = "answer";
export const QUESTION_FIELD = "question";
export const ANSWER_FIELD = "answer";
