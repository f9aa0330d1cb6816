import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type PeopleCopy = typeof nl;

export const peopleCopy: PerLanguage<PeopleCopy> = { nl, en };
