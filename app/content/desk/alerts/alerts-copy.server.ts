import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AlertsCopy = typeof nl;

export const alertsCopy: PerLanguage<AlertsCopy> = { nl, en };
