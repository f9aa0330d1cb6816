import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ProjectsCopy = typeof nl;

/** The words of projects on the customer's page, and of the things that a customer gives, in mails and at the desk too. */
export const projectsCopy: PerLanguage<ProjectsCopy> = { nl, en };
