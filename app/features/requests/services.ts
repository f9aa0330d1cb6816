import type { PackageId } from "~/content/prices/packages";

/** What a visitor can choose in the quote form, in the order of the list. */
export const SERVICE_OPTIONS = [
  "website-eenmalig",
  "website-abonnement",
  "webshop",
  "seo",
  "onderhoud",
  "anders",
] as const;

/** As a request for a package stores it, whatever its language. */
export const PACKAGE_SERVICES = {
  starter: "Starter Package",
  groei: "Groei Package",
  pro: "Pro Package",
} as const satisfies Record<PackageId, string>;

/** As a request from an advertisement stores it. */
export const ADS_SERVICE = "Website/Webshop via Meta Ads";

/** Every service that a request can be about. */
export const SERVICES = [...SERVICE_OPTIONS, ...Object.values(PACKAGE_SERVICES), ADS_SERVICE] as const;

/** Whether somebody at the desk has entered it. */
export function isDeskSource(source: string): boolean {
  return source.startsWith("desk-");
}

/** Whether a form of an advertisement has this source (spec section 9). */
export function isAdsSource(source: string): boolean {
  return source === "meta-ads" || source === "meta-ads-landing";
}
