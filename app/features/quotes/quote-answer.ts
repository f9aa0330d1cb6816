import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";

/** What the customer's page can do. */
export type QuoteDeed = "agree" | "decline" | "ask";

/** What the server says of a form of the page that it could not take. */
export interface RefusedAnswer {
  deed: QuoteDeed;
  outcome: Extract<keyof QuotesCopy["page"]["outcomes"], "invalid" | "limited" | "failed">;
  /** In words, by field. */
  errors: Record<string, string>;
  /** What was typed. */
  typed: Record<string, string>;
}
