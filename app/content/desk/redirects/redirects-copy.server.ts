import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type RedirectsCopy = typeof nl;

export const redirectsCopy: PerLanguage<RedirectsCopy> = { nl, en };
