import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type CustomWorkCopy = typeof nl;

export const customWorkCopy: PerLanguage<CustomWorkCopy> = { nl, en };
