import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type SourcesCopy = typeof nl;

export const sourcesCopy: PerLanguage<SourcesCopy> = { nl, en };
