import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type MailboxCopy = typeof nl;

/** Besides the facts: whose mailbox (`{mailbox}`), when (`{moment}`, `{day}`), who (`{name}`, `{address}`), how many (`{count}`). */
export const mailboxCopy: PerLanguage<MailboxCopy> = { nl, en };
