import type { PriceName } from "~/content/price-name";
import { includingVat, type Price, priceList } from "~/content/prices/price-list";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { type Item, type Selection, UNDECIDED } from "./options";
import { wholeOf } from "./overlaps";

export interface PriceLine {
  item: Item;
  /** `null`: by quote. */
  price: Price | null;
  partOf: Item | null;
}

export interface Total {
  excludingVat: number;
  /** Rounded to the cent. */
  includingVat: number;
  /** A line is the lowest price of a range, or something is by quote. */
  isFrom: boolean;
}

export interface Totals {
  once: Total;
  month: Total;
  byQuote: number;
}

const PRICES: Partial<Record<Item, PriceName>> = {
  website: "websiteBasic",
  webshop: "webshopBasic",
  "abonnement-starter": "websiteMonthly",
  hosting: "hosting",
  "landing-pages": "extraLandingPage",
};

export function priceOf(item: Item): Price | null {
  const name = PRICES[item];
  return name ? priceList[name] : null;
}

export function chosenItems({ websiteType, services, features }: Selection): Item[] {
  const type = websiteType && websiteType !== UNDECIDED ? [websiteType] : [];
  return [...new Set<Item>([...type, ...services, ...features])];
}

export function priceLines(selection: Selection): PriceLine[] {
  const chosen = chosenItems(selection);
  return chosen.map((item) => ({ item, price: priceOf(item), partOf: wholeOf(item, chosen) }));
}

/** The total is then by quote, with any sums. */
export function hasPackageByQuote(lines: readonly PriceLine[]): boolean {
  return lines.some(({ item, price }) => item.startsWith("abonnement-") && price === null);
}

export function totalsOf(lines: readonly PriceLine[]): Totals {
  const counted = lines.filter(({ partOf }) => partOf === null);
  return {
    once: sumOf(counted, "once"),
    month: sumOf(counted, "month"),
    byQuote: counted.filter(({ price }) => price === null).length,
  };
}

function sumOf(lines: readonly PriceLine[], per: Price["per"]): Total {
  const prices = lines.flatMap(({ price }) => (price?.per === per ? [price] : []));
  const euros = prices.reduce((sum, price) => sum + price.euros, 0);
  const isOpen = lines.some(({ price }) => price === null || (price.per === per && price.isFrom));
  return { excludingVat: euros, includingVat: includingVat(euros), isFrom: isOpen };
}

export function nameOf(item: PriceLine["item"], { types, services, features }: ConfiguratorCopy): string {
  const named: Readonly<Record<string, { title: string }>> = { ...types, ...services, ...features };
  return named[item]?.title ?? item;
}
