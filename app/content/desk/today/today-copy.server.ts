import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type TodayCopy = typeof nl;

export const todayCopy: PerLanguage<TodayCopy> = { nl, en };
