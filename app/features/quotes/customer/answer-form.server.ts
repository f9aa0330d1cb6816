import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { ASK_ID, TOP_ID } from "../paths";
import type { QuoteServices } from "../quote-services";
import { type Answered, agreeToQuote, askAboutQuote, declineQuote, type QuoteLimits } from "./answer-quote.server";
import type { AnswerKind } from "./quote-answer";

type Fields = Readonly<Record<string, unknown>>;

/** Throws only what the database throws. */
export function answerQuote(
  services: QuoteServices & { limits: QuoteLimits },
  row: QuoteRow,
  answerKind: AnswerKind,
  fields: Fields,
  now: Date,
): Promise<Answered> {
  const answer = { agree: agreeToQuote, decline: declineQuote, ask: askAboutQuote }[answerKind];
  return answer(services, row, fields, now);
}

export function placeOf(outcome: Answered["outcome"]): string {
  return `#${outcome === "asked" ? ASK_ID : TOP_ID}`;
}
