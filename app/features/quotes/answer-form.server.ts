import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";
import type { QuoteRow } from "~/lib/db/quote-tables";
import { type Answered, agreeToQuote, askAboutQuote, declineQuote, type QuoteLimits } from "./answer-quote.server";
import { ASK_ID, TOP_ID } from "./paths";
import type { QuoteDeed, RefusedAnswer } from "./quote-answer";
import type { QuoteServices } from "./send-quote.server";

type Fields = Readonly<Record<string, unknown>>;

/** Which form of the page was posted; undefined for what is none. */
export function deedOf({ do: name }: Fields): QuoteDeed | undefined {
  return (["agree", "decline", "ask"] as const).find((known) => known === name);
}

/** Does what a form of the customer's page asks. Throws only what the database throws. */
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

/** What the page says of a form that was not taken, with everything that was typed. */
export function refusedAnswer(
  deed: QuoteDeed,
  outcome: RefusedAnswer["outcome"],
  fields: Fields,
  { problems, copy }: { problems: Record<string, keyof QuotesCopy["page"]["problems"]>; copy: QuotesCopy["page"] },
): RefusedAnswer {
  const typed = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string");
  const errors = Object.entries(problems).map(([field, problem]) => [field, copy.problems[problem]] as const);
  return { deed, outcome, errors: Object.fromEntries(errors), typed: Object.fromEntries(typed) };
}

/** Where on the page it shows what came of it; at its top unless the answer stands elsewhere. */
export function placeOf(outcome: Answered["outcome"]): string {
  return `#${outcome === "asked" ? ASK_ID : TOP_ID}`;
}
