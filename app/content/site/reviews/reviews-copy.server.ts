import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export const reviewsCopy: PerLanguage<typeof nl> = { nl, en };
