import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** What the pages about our location say about the surroundings. */
export const surroundingsCopy: PerLanguage<typeof nl> = { nl, en };
