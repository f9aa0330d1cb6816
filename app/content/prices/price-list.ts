import { current } from "~/content/current";
import type { PriceName } from "~/content/price-name";

/** Whole euros, excluding btw. */
export interface Price {
  euros: number;
  per: "once" | "month";
  /** Says "vanaf". */
  isFrom: boolean;
}

/** The defaults: the desk changes them at `/admin/site/prices`. */
export const shippedPrices: Readonly<Record<PriceName, Price>> = {
  websiteBasic: { euros: 795, per: "once", isFrom: true },
  websiteComplete: { euros: 995, per: "once", isFrom: false },
  websiteMonthly: { euros: 129, per: "month", isFrom: false },
  webshopBasic: { euros: 1499, per: "once", isFrom: true },
  webshopComplete: { euros: 2450, per: "once", isFrom: true },
  hosting: { euros: 15, per: "month", isFrom: true },
  extraLandingPage: { euros: 199, per: "once", isFrom: false },
  quoteService: { euros: 139, per: "month", isFrom: true },
};

/** How much somebody gets for a price. */
export interface Scope {
  webshopProducts: number;
  starterPages: { from: number; to: number };
}

export const shippedScope: Scope = { webshopProducts: 100, starterPages: { from: 4, to: 6 } };

export const priceList = current("prices", shippedPrices);

export const scope = current("prices", shippedScope);

/** The Dutch general rate. */
export const VAT_PERCENT = 21;

/** Euros, rounded to the cent. */
export function includingVat(euros: number): number {
  return Math.round(euros * (100 + VAT_PERCENT)) / 100;
}
