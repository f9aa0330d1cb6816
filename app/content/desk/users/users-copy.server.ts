import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type UsersCopy = typeof nl;

export const usersCopy: PerLanguage<UsersCopy> = { nl, en };
