import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AdminCopy = typeof nl;

export const adminCopy: PerLanguage<AdminCopy> = { nl, en };
