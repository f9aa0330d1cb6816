import type { PerLanguage } from "~/lib/language/language";
import { en as aboutEn } from "./about/en";
import { nl as aboutNl } from "./about/nl";
import { en as accessibilityEn } from "./accessibility/en";
import { nl as accessibilityNl } from "./accessibility/nl";
import { en as appointmentEn } from "./appointment/en";
import { nl as appointmentNl } from "./appointment/nl";
import { en as appointmentManageEn } from "./appointment-manage/en";
import { nl as appointmentManageNl } from "./appointment-manage/nl";
import { en as blogEn } from "./blog/en";
import { nl as blogNl } from "./blog/nl";
import { en as caseEn } from "./case/en";
import { nl as caseNl } from "./case/nl";
import { en as contactEn } from "./contact/en";
import { nl as contactNl } from "./contact/nl";
import { en as customWorkEn } from "./custom-work/en";
import { nl as customWorkNl } from "./custom-work/nl";
import { en as locationEn } from "./location/en";
import { nl as locationNl } from "./location/nl";
import { en as metaAdsEn } from "./meta-ads/en";
import { nl as metaAdsNl } from "./meta-ads/nl";
import { en as newsletterEn } from "./newsletter/en";
import { nl as newsletterNl } from "./newsletter/nl";
import { en as overijsselEn } from "./overijssel/en";
import { nl as overijsselNl } from "./overijssel/nl";
import { en as packageEn } from "./package/en";
import { nl as packageNl } from "./package/nl";
import { en as packageContactEn } from "./package-contact/en";
import { nl as packageContactNl } from "./package-contact/nl";
import { en as pricesEn } from "./prices/en";
import { nl as pricesNl } from "./prices/nl";
import { en as quoteServiceEn } from "./quote-service/en";
import { nl as quoteServiceNl } from "./quote-service/nl";
import { en as reviewsEn } from "./reviews/en";
import { nl as reviewsNl } from "./reviews/nl";
import { en as servicesEn } from "./services/en";
import { nl as servicesNl } from "./services/nl";
import { en as supportEn } from "./support/en";
import { nl as supportNl } from "./support/nl";
import { en as surroundingsEn } from "./surroundings/en";
import { nl as surroundingsNl } from "./surroundings/nl";
import { en as websiteOverijsselEn } from "./website-overijssel/en";
import { nl as websiteOverijsselNl } from "./website-overijssel/nl";

// Texts of one page, or of few, in both languages.
export const aboutCopy: PerLanguage<typeof aboutNl> = { nl: aboutNl, en: aboutEn };
export const accessibilityCopy: PerLanguage<typeof accessibilityNl> = { nl: accessibilityNl, en: accessibilityEn };
export const appointmentCopy: PerLanguage<typeof appointmentNl> = { nl: appointmentNl, en: appointmentEn };
export const appointmentManageCopy: PerLanguage<typeof appointmentManageNl> = {
  nl: appointmentManageNl,
  en: appointmentManageEn,
};
export const blogCopy: PerLanguage<typeof blogNl> = { nl: blogNl, en: blogEn };
export const caseCopy: PerLanguage<typeof caseNl> = { nl: caseNl, en: caseEn };
export const contactCopy: PerLanguage<typeof contactNl> = { nl: contactNl, en: contactEn };
export const customWorkCopy: PerLanguage<typeof customWorkNl> = { nl: customWorkNl, en: customWorkEn };
export const locationCopy: PerLanguage<typeof locationNl> = { nl: locationNl, en: locationEn };
export const metaAdsCopy: PerLanguage<typeof metaAdsNl> = { nl: metaAdsNl, en: metaAdsEn };
export const newsletterCopy: PerLanguage<typeof newsletterNl> = { nl: newsletterNl, en: newsletterEn };
export const overijsselCopy: PerLanguage<typeof overijsselNl> = { nl: overijsselNl, en: overijsselEn };
export const quoteServiceCopy: PerLanguage<typeof quoteServiceNl> = { nl: quoteServiceNl, en: quoteServiceEn };
export const reviewsCopy: PerLanguage<typeof reviewsNl> = { nl: reviewsNl, en: reviewsEn };
export const servicesCopy: PerLanguage<typeof servicesNl> = { nl: servicesNl, en: servicesEn };
export const supportCopy: PerLanguage<typeof supportNl> = { nl: supportNl, en: supportEn };
export const surroundingsCopy: PerLanguage<typeof surroundingsNl> = { nl: surroundingsNl, en: surroundingsEn };
export const websiteOverijsselCopy: PerLanguage<typeof websiteOverijsselNl> = {
  nl: websiteOverijsselNl,
  en: websiteOverijsselEn,
};

/** A page about packages, and the words that such pages share: the names of the packages, for one. */
interface WithPackages<Page> {
  page: Page;
  shared: typeof packageNl;
}

export const packageContactCopy: PerLanguage<WithPackages<typeof packageContactNl>> = {
  nl: { page: packageContactNl, shared: packageNl },
  en: { page: packageContactEn, shared: packageEn },
};
export const pricesCopy: PerLanguage<WithPackages<typeof pricesNl>> = {
  nl: { page: pricesNl, shared: packageNl },
  en: { page: pricesEn, shared: packageEn },
};

export type AccessibilityCopy = typeof accessibilityNl;
export type AppointmentManageCopy = typeof appointmentManageNl;
export type CaseCopy = typeof caseNl;
export type ContactCopy = typeof contactNl;
export type MetaAdsCopy = typeof metaAdsNl;
