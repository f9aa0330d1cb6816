import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type ServicesCopy = typeof nl;

export const servicesCopy: PerLanguage<ServicesCopy> = { nl, en };
