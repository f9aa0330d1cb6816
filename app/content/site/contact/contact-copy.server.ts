import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ContactCopy = typeof nl;

export const contactCopy: PerLanguage<ContactCopy> = { nl, en };
