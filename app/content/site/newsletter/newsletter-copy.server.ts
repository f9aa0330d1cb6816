import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** The words of the pages that links in the newsletter's mails lead to. */
export const newsletterCopy: PerLanguage<typeof nl> = { nl, en };
