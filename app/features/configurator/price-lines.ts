import { includingVat, type Price, priceList } from "~/features/pricing/price-list";
import { type FeatureId, OVERLAPS, type Selection, type ServiceId, UNDECIDED, type WebsiteType } from "./options";

type Item = WebsiteType | ServiceId | FeatureId;

/** One line of what a configuration costs. */
export interface PriceLine {
  item: Item;
  /** `null`: by quote. */
  price: Price | null;
  /** The chosen item that this one is part of; it then costs nothing by itself. */
  partOf: Item | null;
}

/** A sum in euros, excluding and including btw. */
export interface Total {
  excludingVat: number;
  /** Rounded to the cent. */
  includingVat: number;
  /** Whether one of its lines is the lowest price of a range. */
  isFrom: boolean;
}

export interface Totals {
  once: Total;
  month: Total;
  /** How many lines are by quote. */
  byQuote: number;
}

/** What an item costs; an item that is not here is by quote. */
const PRICES: Partial<Record<Item, Price>> = {
  website: priceList.websiteBasic,
  webshop: priceList.webshopBasic,
  "abonnement-starter": priceList.websiteMonthly,
  hosting: priceList.hosting,
  "landing-pages": priceList.extraLandingPage,
};

/** What an item costs by itself; null for one by quote. */
export function priceOf(item: Item): Price | null {
  return PRICES[item] ?? null;
}

/**
 * The lines of a configuration: the type, then services and extras in the order of the page. What is undecided has no
 * line; what is chosen twice has one.
 */
export function priceLines({ websiteType, services, features }: Selection): PriceLine[] {
  const chosen: Item[] = [...new Set([...services, ...features])];
  const type = websiteType && websiteType !== UNDECIDED ? [websiteType] : [];
  return [...type, ...chosen].map((item) => {
    const whole = OVERLAPS.find(([part, whole]) => part === item && chosen.includes(whole))?.[1] ?? null;
    return { item, price: priceOf(item), partOf: whole };
  });
}

/** The sums of lines; a line that is part of another counts for nothing. */
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
  return { excludingVat: euros, includingVat: includingVat(euros), isFrom: prices.some(({ isFrom }) => isFrom) };
}
