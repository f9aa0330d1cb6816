import type { PriceName } from "~/content/price-name";

/** A price in whole euros, excluding btw. */
export interface Price {
  euros: number;
  per: "once" | "month";
  /** Whether it is the lowest price of a range ('vanaf') rather than the price itself. */
  isFrom: boolean;
}

/** All our prices. Pages name them by key and print the scope beside the number. */
export const priceList = {
  /** A basic website. */
  websiteBasic: { euros: 795, per: "once", isFrom: true },
  /** A complete website, bought. */
  websiteComplete: { euros: 995, per: "once", isFrom: false },
  /** The same complete website, as a subscription. */
  websiteMonthly: { euros: 129, per: "month", isFrom: false },
  /** A basic webshop. */
  webshopBasic: { euros: 1499, per: "once", isFrom: true },
  /** A complete webshop, up to `WEBSHOP_PRODUCTS` products. */
  webshopComplete: { euros: 2450, per: "once", isFrom: true },
  hosting: { euros: 15, per: "month", isFrom: true },
  extraLandingPage: { euros: 199, per: "once", isFrom: false },
  /** The quote service, without upfront cost. */
  quoteService: { euros: 139, per: "month", isFrom: true },
} as const satisfies Record<PriceName, Price>;

/** How many products a complete webshop holds. */
export const WEBSHOP_PRODUCTS = 100;

/** How many pages a Starter website has. */
export const STARTER_PAGES = { from: 4, to: 6 } as const;

/** The Dutch general btw rate, which our services carry. */
export const VAT_PERCENT = 21;

/** An amount in euros with btw, rounded to the cent. */
export function includingVat(euros: number): number {
  return Math.round(euros * (100 + VAT_PERCENT)) / 100;
}
