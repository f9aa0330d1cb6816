import { current } from "~/content/current";
import type { OpenPriceName, PriceName } from "~/content/price-name";

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

/** Whole euros, excluding btw; 0 until the owner has filled it in. */
export interface OpenPrice {
  euros: number;
  /** `quarter`: of an hour. */
  per: "month" | "year" | "quarter";
  isFrom: boolean;
}

/** Nothing of them is said until they are filled in. */
export const shippedOpenPrices: Readonly<Record<OpenPriceName, OpenPrice>> = {
  groeiMonthly: { euros: 0, per: "month", isFrom: true },
  domain: { euros: 0, per: "year", isFrom: false },
  maintenance: { euros: 0, per: "month", isFrom: false },
  change: { euros: 0, per: "quarter", isFrom: false },
};

/** The amount of work within a price. */
export interface Scope {
  webshopProducts: number;
  starterPages: { from: number; to: number };
  /** Pages of the basic website; 0 until the owner has filled it in. */
  basicPages: { from: number; to: number };
}

export const shippedScope: Scope = {
  webshopProducts: 100,
  starterPages: { from: 4, to: 6 },
  basicPages: { from: 0, to: 0 },
};

export const priceList = current("prices", shippedPrices);

export const openPrices = current("prices", shippedOpenPrices);

export const scope = current("prices", shippedScope);

/** Amounts and pages that only the owner knows; 0 until they are filled in. */
export function openAmounts(): Record<OpenPriceName | "basicPages", number> {
  const { groeiMonthly, domain, maintenance, change } = openPrices;
  return {
    groeiMonthly: groeiMonthly.euros,
    domain: domain.euros,
    maintenance: maintenance.euros,
    change: change.euros,
    basicPages: scope.basicPages.to,
  };
}

/** The Dutch general rate. */
export const VAT_PERCENT = 21;

/** Euros, rounded to the cent. */
export function includingVat(euros: number): number {
  return Math.round(euros * (100 + VAT_PERCENT)) / 100;
}
