import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type AccessibilityCopy = typeof nl;

export const accessibilityCopy: PerLanguage<AccessibilityCopy> = { nl, en };
