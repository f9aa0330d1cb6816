import type { PerLanguage } from "~/lib/language/language";
import { en as groeiEn } from "../package-groei/en";
import { nl as groeiNl } from "../package-groei/nl";
import { en as proEn } from "../package-pro/en";
import { nl as proNl } from "../package-pro/nl";
import { en as starterEn } from "../package-starter/en";
import { nl as starterNl } from "../package-starter/nl";
import { en } from "./en";
import { nl } from "./nl";

/** The words of one package's page, including those shared with the other two. */
export interface PackageCopy {
  page: typeof starterNl;
  shared: typeof nl;
}

export const packageCopy: Record<"starter" | "groei" | "pro", PerLanguage<PackageCopy>> = {
  starter: { nl: { page: starterNl, shared: nl }, en: { page: starterEn, shared: en } },
  groei: { nl: { page: groeiNl, shared: nl }, en: { page: groeiEn, shared: en } },
  pro: { nl: { page: proNl, shared: nl }, en: { page: proEn, shared: en } },
};
