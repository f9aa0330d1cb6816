import type { ApproachCopy } from "~/components/sections/approach";
import type { ConfiguratorTeaserCopy } from "~/components/sections/configurator-teaser";
import type { HeroCopy } from "~/components/sections/hero";
import type { PartnersCopy } from "~/components/sections/partners";
import type { PortfolioCopy } from "~/components/sections/portfolio-carousel";
import type { PricingCopy } from "~/components/sections/pricing";
import type { ServicesCopy } from "~/components/sections/services";
import type { PageId } from "~/content/pages";
import type { Figure } from "~/content/shared/claims/present-claims";
import { type ContactCopy, contactCopy } from "~/content/site/page-copies.server";
import type { PerLanguage } from "~/lib/language/language";
import type { PageMetaCopy } from "~/lib/seo/page-meta";
import { en } from "./en";
import { nl } from "./nl";

/** A fact that is true from the first day, and the figure that takes its place once there is evidence of it. */
interface FirstFact {
  value: string;
  label: string;
  page?: PageId;
  proven?: { figure: Figure; value: string; label: string; source?: string };
}

/** The copy in this folder. */
export interface OwnHomeCopy {
  meta: PageMetaCopy;
  hero: Omit<HeroCopy, "facts"> & { facts: readonly FirstFact[] };
  services: ServicesCopy;
  partners: PartnersCopy;
  configurator: ConfiguratorTeaserCopy;
  check: { title: string; text: string };
  approach: ApproachCopy;
  portfolio: PortfolioCopy & { mixed: Pick<PortfolioCopy, "title" | "lead"> };
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
