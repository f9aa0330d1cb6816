import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ReportsCopy = typeof nl;

/** The words of the reports. Besides the facts they name figures, such as `{total}` and `{median}`. */
export const reportsCopy: PerLanguage<ReportsCopy> = { nl, en };
