/** A request for a review, and the review. One for each lead at most. */
export interface ReviewRow {
  id: string;
  lead_id: string;
  /** `waiting` for a live date, `queued` until the mail is enqueued; from `given` on it counts in the average. */
  state: "waiting" | "queued" | "asked" | "declined" | "given" | "published" | "hidden";
  language: "nl" | "en";
  /** The moment at which the lead was won and became a customer's. */
  won_at: string;
  /** Says nothing while it is `waiting`. */
  due_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  /** The hash of the token in the link; the token is not kept. */
  token_hash: string | null;
  asked_at: string | null;
  /** 1 to 5; null, as all below, until it is given. */
  stars: number | null;
  words: string | null;
  /** The name as it is shown. */
  name: string | null;
  /** The words that were agreed to. */
  consent: string | null;
  given_at: string | null;
  answer: string | null;
  answered_at: string | null;
  hidden_reason: string | null;
}
