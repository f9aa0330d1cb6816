import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** The mails to users of the desk about their own account. */
export const accountMailsCopy: PerLanguage<typeof nl> = { nl, en };
