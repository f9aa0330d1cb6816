import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type CheckPageCopy = typeof nl;

/** The words of the page of the check and of results. Besides the facts they name what was found: `{host}`, `{count}` and so on. */
export const checkPageCopy: PerLanguage<CheckPageCopy> = { nl, en };
