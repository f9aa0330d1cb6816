import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** The mails to whoever works at the desk, about the own account. */
export const accountMailsCopy: PerLanguage<typeof nl> = { nl, en };
