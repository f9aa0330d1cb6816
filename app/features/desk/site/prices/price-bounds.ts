import type { OpenPriceName, PriceName } from "~/content/price-name";

export const MOST_EUROS = 99_999;
export const MOST_PRODUCTS = 100_000;
export const MOST_PAGES = 99;

export function eurosField(name: PriceName | OpenPriceName): string {
  return `${name}-euros`;
}

export function fromField(name: PriceName | OpenPriceName): string {
  return `${name}-from`;
}

export const SCOPE_FIELDS = [
  "starterPagesFrom",
  "starterPagesTo",
  "webshopProducts",
  "basicPagesFrom",
  "basicPagesTo",
] as const;
