import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ExportsCopy = typeof nl;

/** The words of files that are downloaded from the desk, and of the links to them. */
export const exportsCopy: PerLanguage<ExportsCopy> = { nl, en };
