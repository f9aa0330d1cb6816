import { includingVat, type Price, priceList } from "~/features/pricing/price-list";
import { type Item, type Selection, UNDECIDED } from "./options";
import { wholeOf } from "./overlaps";

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
  /** Whether it may turn out higher: a line is the lowest price of a range, or something is by quote. */
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

/** What an item costs on its own; null if by quote. */
export function priceOf(item: Item): Price | null {
  return PRICES[item] ?? null;
}

/** Everything that was chosen, in the order of the page, each once. An undecided type is left out. */
export function chosenItems({ websiteType, services, features }: Selection): Item[] {
  const type = websiteType && websiteType !== UNDECIDED ? [websiteType] : [];
  return [...new Set<Item>([...type, ...services, ...features])];
}

/** The lines of a configuration, one for each chosen item. */
export function priceLines(selection: Selection): PriceLine[] {
  const chosen = chosenItems(selection);
  return chosen.map((item) => ({ item, price: priceOf(item), partOf: wholeOf(item, chosen) }));
}

/** Whether one of the lines is a package without a fixed price: the total is then by quote, whatever the sums are. */
export function hasPackageByQuote(lines: readonly PriceLine[]): boolean {
  return lines.some(({ item, price }) => item.startsWith("abonnement-") && price === null);
}

/** The sums of the lines; a line that is part of another does not count. */
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
