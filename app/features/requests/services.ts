import type { PackageId } from "~/content/prices/packages";

/** Services in the quote form, in the order of the list. */
export const SERVICE_OPTIONS = [
  "website-eenmalig",
  "website-abonnement",
  "webshop",
  "seo",
  "onderhoud",
  "anders",
] as const;

/** Stored with a request for a package, in each language. */
export const PACKAGE_SERVICES = {
  starter: "Starter Package",
  groei: "Groei Package",
  pro: "Pro Package",
} as const satisfies Record<PackageId, string>;

/** Stored with a request from an advertisement. */
export const ADS_SERVICE = "Website/Webshop via Meta Ads";

/** Every service that a request can be about. */
export const SERVICES = [...SERVICE_OPTIONS, ...Object.values(PACKAGE_SERVICES), ADS_SERVICE] as const;

/** True if the desk has entered it. */
export function isDeskSource(source: string): boolean {
  return source.startsWith("desk-");
}

/** True if a form of an advertisement has this source (spec section 9). */
export function isAdsSource(source: string): boolean {
  return source === "meta-ads" || source === "meta-ads-landing";
}
