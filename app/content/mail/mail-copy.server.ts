import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type MailCopy = typeof nl;

/** The words of the mails, with their `{names}` still to be filled in: by the facts and by what the mail is about. */
export const mailCopy: PerLanguage<MailCopy> = { nl, en };
