import type { OpenPriceName, PriceName } from "~/content/price-name";
import { formatPrice } from "~/content/prices/price-facts";
import { type OpenPrice, type Price, type Scope, shippedOpenPrices, shippedPrices } from "~/content/prices/price-list";
import { tidyText } from "~/lib/text/tidy-text";
import type { Fields, ReadForm, SiteEditor } from "../site-editor";
import { eurosField, fromField, MOST_EUROS, MOST_PAGES, MOST_PRODUCTS } from "./price-bounds";
import { pricesKind } from "./prices-kind.server";

type Prices = Readonly<Record<PriceName, Price> & Record<OpenPriceName, OpenPrice>> & Scope;

const names = Object.keys(shippedPrices) as PriceName[];
const openNames = Object.keys(shippedOpenPrices) as OpenPriceName[];

export const pricesEditor: SiteEditor = {
  kind: pricesKind,
  fieldsOf: (values) => fieldsOf(values as unknown as Prices),
  read,
  problems: ({ prices }) => prices.problems,
  name: (name, { prices }) => (prices.names as Readonly<Record<string, string>>)[name] ?? name,
  present: (name, value, { prices }, language) => {
    if (name === "webshopProducts") return String(value);
    if (name === "starterPages" || name === "basicPages") {
      const { from, to } = value as Scope["starterPages"];
      return to === 0 ? prices.open : `${from} ${prices.upTo} ${to}`;
    }
    const price = value as Price | OpenPrice;
    const { amount, per } = formatPrice(price, language);
    return price.euros === 0 ? prices.open : `${amount} ${per}`;
  },
};

function fieldsOf(prices: Prices): Fields {
  const { starterPages, basicPages, webshopProducts } = prices;
  const open = (value: number) => (value === 0 ? "" : String(value));
  return Object.fromEntries([
    ...names.flatMap((name) => [
      [eurosField(name), String(prices[name].euros)],
      [fromField(name), prices[name].isFrom ? "on" : ""],
    ]),
    ...openNames.flatMap((name) => [
      [eurosField(name), open(prices[name].euros)],
      [fromField(name), prices[name].isFrom ? "on" : ""],
    ]),
    ["basicPagesFrom", open(basicPages.from)],
    ["basicPagesTo", open(basicPages.to)],
    ["starterPagesFrom", String(starterPages.from)],
    ["starterPagesTo", String(starterPages.to)],
    ["webshopProducts", String(webshopProducts)],
  ]);
}

function read(fields: Fields): ReadForm {
  const errors: Record<string, string> = {};
  const number = (field: string, most: number): number => {
    const found = readNumber(fields[field] ?? "", most);
    if (typeof found === "number") return found;
    errors[field] = found;
    return 0;
  };
  const openNumber = (field: string, most: number) => (tidyText(fields[field] ?? "") === "" ? 0 : number(field, most));
  const isFrom = (name: PriceName | OpenPriceName) => fields[fromField(name)] === "on";
  const prices = Object.fromEntries(
    names.map((name): [PriceName, Price] => {
      const { per } = shippedPrices[name];
      return [name, { euros: number(eurosField(name), MOST_EUROS), per, isFrom: isFrom(name) }];
    }),
  ) as Record<PriceName, Price>;
  const openPrices = Object.fromEntries(
    openNames.map((name): [OpenPriceName, OpenPrice] => {
      const { per } = shippedOpenPrices[name];
      return [name, { euros: openNumber(eurosField(name), MOST_EUROS), per, isFrom: isFrom(name) }];
    }),
  ) as Record<OpenPriceName, OpenPrice>;
  const basicPages = { from: openNumber("basicPagesFrom", MOST_PAGES), to: openNumber("basicPagesTo", MOST_PAGES) };
  const starterPages = { from: number("starterPagesFrom", MOST_PAGES), to: number("starterPagesTo", MOST_PAGES) };
  const webshopProducts = number("webshopProducts", MOST_PRODUCTS);
  if (Object.keys(errors).length === 0) {
    if (starterPages.from >= starterPages.to) errors.starterPagesTo = "pages";
    const { from, to } = basicPages;
    if (from > to || (from === 0) !== (to === 0)) errors.basicPagesTo = "basicPages";
    // An article works out after how many months buying is cheaper.
    if (prices.websiteMonthly.euros <= prices.hosting.euros) errors[eurosField("websiteMonthly")] = "aboveHosting";
    if (prices.websiteComplete.euros < prices.websiteBasic.euros) errors[eurosField("websiteComplete")] = "aboveBasic";
    if (prices.webshopComplete.euros < prices.webshopBasic.euros) errors[eurosField("webshopComplete")] = "aboveBasic";
  }
  return { values: { ...prices, ...openPrices, webshopProducts, starterPages, basicPages }, errors };
}

/** "1.499", "€ 1499", "1 499,00"; a text is what is wrong. */
function readNumber(typed: string, most: number): number | string {
  const text = tidyText(typed)
    .replace(/^€|€$/g, "")
    .trim()
    .replace(/[,.](00|-)$/, "")
    .replace(/(?<=\d)[.,\s](?=\d{3}(\D|$))/g, "");
  if (text === "") return "missing";
  if (/^\d+[.,]\d{1,2}$/.test(text)) return "whole";
  if (!/^\d+$/.test(text)) return "number";
  const value = Number(text);
  if (value === 0) return "zero";
  return value > most ? "high" : value;
}
