import type { PerLanguage } from "~/lib/language/language";
import { en as packageEn } from "../package/en";
import { nl as packageNl } from "../package/nl";
import { en } from "./en";
import { nl } from "./nl";

/** The words of the price page, and those about the packages on it. */
export interface PricesCopy {
  page: typeof nl;
  shared: typeof packageNl;
}

export const pricesCopy: PerLanguage<PricesCopy> = {
  nl: { page: nl, shared: packageNl },
  en: { page: en, shared: packageEn },
};
