import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type MailDeskCopy = typeof nl;

/** Besides the facts it names how long a mail has been waiting (`{time}`), and how often it was tried (`{count}`). */
export const mailDeskCopy: PerLanguage<MailDeskCopy> = { nl, en };
