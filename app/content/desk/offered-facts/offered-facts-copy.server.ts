import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type OfferedFactsCopy = typeof nl;

export const offeredFactsCopy: PerLanguage<OfferedFactsCopy> = { nl, en };
