import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type QuoteServiceCopy = typeof nl;

export const quoteServiceCopy: PerLanguage<QuoteServiceCopy> = { nl, en };
