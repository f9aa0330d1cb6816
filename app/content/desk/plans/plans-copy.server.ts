import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl, type PlansCopy } from "./nl";

export const plansCopy: PerLanguage<PlansCopy> = { nl, en };
