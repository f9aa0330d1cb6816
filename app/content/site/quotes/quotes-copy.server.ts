import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type QuotesCopy = typeof nl;

/**
 * The words of quotes on the customer's page and in the document. Besides the facts they name the
 * contents of the quote: its `{number}`, `{customer}`, `{validUntil}` and so on.
 */
export const quotesCopy: PerLanguage<QuotesCopy> = { nl, en };
