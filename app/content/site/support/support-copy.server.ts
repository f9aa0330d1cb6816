import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type SupportCopy = typeof nl;

export const supportCopy: PerLanguage<SupportCopy> = { nl, en };
