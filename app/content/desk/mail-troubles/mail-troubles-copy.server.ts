import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type MailTroublesCopy = typeof nl;

export const mailTroublesCopy: PerLanguage<MailTroublesCopy> = { nl, en };
