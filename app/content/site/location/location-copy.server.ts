import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type LocationCopy = typeof nl;

export const locationCopy: PerLanguage<LocationCopy> = { nl, en };
