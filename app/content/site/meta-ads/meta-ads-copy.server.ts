import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type MetaAdsCopy = typeof nl;

export const metaAdsCopy: PerLanguage<MetaAdsCopy> = { nl, en };
