import type { PriceName } from "~/content/price-name";
import { formatPrice } from "~/content/prices/price-facts";
import { type Price, type Scope, shippedPrices } from "~/content/prices/price-list";
import { tidyText } from "~/lib/text/tidy-text";
import type { Fields, ReadForm, SiteEditor } from "../site-editor";
import { eurosField, fromField, MOST_EUROS, MOST_PAGES, MOST_PRODUCTS } from "./price-bounds";
import { pricesKind } from "./prices-kind.server";

type Prices = Readonly<Record<PriceName, Price>> & Scope;

const names = Object.keys(shippedPrices) as PriceName[];

export const pricesEditor: SiteEditor = {
  kind: pricesKind,
  fieldsOf: (values) => fieldsOf(values as unknown as Prices),
  read,
  problems: ({ prices }) => prices.problems,
  name: (name, { prices }) => (prices.names as Readonly<Record<string, string>>)[name] ?? name,
  present: (name, value, { prices }, language) => {
    if (name === "webshopProducts") return String(value);
    if (name === "starterPages") {
      const { from, to } = value as Scope["starterPages"];
      return `${from} ${prices.upTo} ${to}`;
    }
    const { amount, per } = formatPrice(value as Price, language);
    return `${amount} ${per}`;
  },
};

function fieldsOf(prices: Prices): Fields {
  const { starterPages, webshopProducts } = prices;
  return Object.fromEntries([
    ...names.flatMap((name) => [
      [eurosField(name), String(prices[name].euros)],
      [fromField(name), prices[name].isFrom ? "on" : ""],
    ]),
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
  const prices = Object.fromEntries(
    names.map((name): [PriceName, Price] => {
      const { per } = shippedPrices[name];
      return [name, { euros: number(eurosField(name), MOST_EUROS), per, isFrom: fields[fromField(name)] === "on" }];
    }),
  ) as Record<PriceName, Price>;
  const starterPages = { from: number("starterPagesFrom", MOST_PAGES), to: number("starterPagesTo", MOST_PAGES) };
  const webshopProducts = number("webshopProducts", MOST_PRODUCTS);
  if (Object.keys(errors).length === 0) {
    if (starterPages.from >= starterPages.to) errors.starterPagesTo = "pages";
    // An article works out after how many months buying is cheaper.
    if (prices.websiteMonthly.euros <= prices.hosting.euros) errors[eurosField("websiteMonthly")] = "aboveHosting";
    if (prices.websiteComplete.euros < prices.websiteBasic.euros) errors[eurosField("websiteComplete")] = "aboveBasic";
    if (prices.webshopComplete.euros < prices.webshopBasic.euros) errors[eurosField("webshopComplete")] = "aboveBasic";
  }
  return { values: { ...prices, webshopProducts, starterPages }, errors };
}

/** "1.499", "€ 1499", "1 499,00"; a text is what is wrong. */
function readNumber(typed: string, most: number): number | string {
  const text = tidyText(typed)
    .replace(/^€\s*|\s*€$/g, "")
    .replace(/[,.](00|-)$/, "")
    .replace(/(?<=\d)[.,\s](?=\d{3}(\D|$))/g, "");
  if (text === "") return "missing";
  if (/^\d+[.,]\d{1,2}$/.test(text)) return "whole";
  if (!/^\d+$/.test(text)) return "number";
  const value = Number(text);
  if (value === 0) return "zero";
  return value > most ? "high" : value;
}
