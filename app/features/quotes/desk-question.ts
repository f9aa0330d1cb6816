import type { Moment } from "~/lib/clock";
/** A question of a client about a quote, as the desk shows it. */
export interface DeskQuestion {
  id: string;
  quoteId: string;
  /** Of the quote. */
  number: string;
  text: string;
  at: Moment;
  /** What the desk wrote back; null as long as the client waits. */
  answer: { text: string; at: Moment; by: string } | null;
}

/** An answer that was not kept, with what was typed. */
export interface RefusedReply {
  question: string;
  problem: "invalid" | "conflict" | "failed" | "signedOut";
  /** What to say of it; null where nothing was heard of the server. */
  says: string | null;
  text: string;
}

/** What the form of an answer asks a route to do, and the fields that say what with. */
export const ANSWER_FORM = "answer";
export const QUESTION_FIELD = "question";
export const ANSWER_FIELD = "answer";
