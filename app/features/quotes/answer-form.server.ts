import type { QuoteRow } from "~/lib/db/quote-tables";
import { type Answered, agreeToQuote, askAboutQuote, declineQuote, type QuoteLimits } from "./answer-quote.server";
import { ASK_ID, TOP_ID } from "./paths";
import type { QuoteDeed } from "./quote-answer";
import type { QuoteServices } from "./send-quote.server";

type Fields = Readonly<Record<string, unknown>>;

/** Throws only what the database throws. */
export function answerQuote(
  services: QuoteServices & { limits: QuoteLimits },
  row: QuoteRow,
  deed: QuoteDeed,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const answer = { agree: agreeToQuote, decline: declineQuote, ask: askAboutQuote }[deed];
  return answer(services, row, fields, now);
}

export function placeOf(outcome: Answered["outcome"]): string {
  return `#${outcome === "asked" ? ASK_ID : TOP_ID}`;
}
