import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

/** The surroundings, as the pages about our location describe them. */
export const surroundingsCopy: PerLanguage<typeof nl> = { nl, en };
