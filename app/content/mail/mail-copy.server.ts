import type { PerLanguage } from "~/lib/language/language";
import { en as accountEn } from "./account-mails/en";
import { nl as accountNl } from "./account-mails/nl";
import { en } from "./en";
import { nl } from "./nl";

export type MailCopy = typeof nl;

/** The words of the mails. Their `{names}` are filled in later, from the facts and from the subject of the mail. */
export const mailCopy: PerLanguage<MailCopy> = { nl, en };

/** The mails to users of the desk about their own account. */
export const accountMailsCopy: PerLanguage<typeof accountNl> = { nl: accountNl, en: accountEn };
