import type { ApproachCopy } from "~/components/sections/approach";
import type { HeroCopy } from "~/components/sections/hero";
import type { PricingCopy } from "~/components/sections/pricing";
import type { ServicesCopy } from "~/components/sections/services";
import type { PerLanguage } from "~/lib/language/language";
import { type ContactCopy, contactCopy } from "../contact/contact-copy.server";
import { en } from "./en";
import { nl } from "./nl";

/** What stands in this folder. */
export interface OwnHomeCopy {
  meta: { title: string; description: string };
  hero: HeroCopy;
  services: ServicesCopy;
  approach: ApproachCopy;
  pricing: PricingCopy;
  quote: { title: string; text: string };
}

export interface HomeCopy extends OwnHomeCopy {
  contact: ContactCopy["section"];
}

export const homeCopy: PerLanguage<HomeCopy> = {
  nl: { ...nl, contact: contactCopy.nl.section },
  en: { ...en, contact: contactCopy.en.section },
};
