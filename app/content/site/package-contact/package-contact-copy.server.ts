import type { PerLanguage } from "~/lib/language/language";
import { en as packageEn } from "../package/en";
import { nl as packageNl } from "../package/nl";
import { en } from "./en";
import { nl } from "./nl";

/** The words of the chooser, and the names of the choices. */
export interface PackageContactCopy {
  page: typeof nl;
  shared: typeof packageNl;
}

export const packageContactCopy: PerLanguage<PackageContactCopy> = {
  nl: { page: nl, shared: packageNl },
  en: { page: en, shared: packageEn },
};
