import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";

/** What a customer can do on the page. */
export type QuoteDeed = "agree" | "decline" | "ask";

/** What the server says about a form of the page that it refused. */
export interface RefusedAnswer {
  deed: QuoteDeed;
  outcome: Extract<keyof QuotesCopy["page"]["outcomes"], "invalid" | "limited" | "failed">;
  /** The errors in words, by field. */
  errors: Record<string, string>;
  /** What was typed. */
  typed: Record<string, string>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Which form of the page was posted; undefined if none of them. */
export function deedOf({ do: name }: Fields): QuoteDeed | undefined {
  return (["agree", "decline", "ask"] as const).find((known) => known === name);
}

/** What the page says about a refused form, with everything that was typed. `errors` are in words, by field. */
export function refusedAnswer(
  deed: QuoteDeed,
  outcome: RefusedAnswer["outcome"],
  fields: Fields,
  errors: Record<string, string> = {},
): RefusedAnswer {
  const typed = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string");
  return { deed, outcome, errors, typed: Object.fromEntries(typed) };
}
