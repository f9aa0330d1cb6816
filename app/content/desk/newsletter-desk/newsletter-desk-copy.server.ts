import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type NewsletterDeskCopy = typeof nl;

/** The words of the list of subscribers at the desk. */
export const newsletterDeskCopy: PerLanguage<NewsletterDeskCopy> = { nl, en };
