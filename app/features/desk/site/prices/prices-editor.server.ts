import { formatPrice } from "~/content/prices/price-facts";
import {
  type OpenPrice,
  type Price,
  type Scope,
  shippedOpenPrices,
  shippedPrices,
  shippedScope,
} from "~/content/prices/price-list";
import { declareEditor, type Reading } from "../declare-editor.server";
import { isFrom, OPEN_AMOUNTS, PRICE_AMOUNTS, SCOPE_FIELDS } from "../site-fields";

const switches = Object.keys({ ...shippedPrices, ...shippedOpenPrices }).map(isFrom);

export const pricesEditor = declareEditor({
  id: "prices",
  shipped: { ...shippedPrices, ...shippedOpenPrices, ...shippedScope },
  fields: [...PRICE_AMOUNTS, ...OPEN_AMOUNTS, ...switches, ...SCOPE_FIELDS],
  complete: ({ values, errors }) => {
    if (Object.keys(errors).length === 0) Object.assign(errors, contradictions(values as unknown as Prices));
  },
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
});

type Prices = typeof shippedPrices & Scope;

/** Errors of amounts that are right by themselves. */
function contradictions({ starterPages, basicPages, ...prices }: Prices): Reading["errors"] {
  const errors: Record<string, string> = {};
  if (starterPages.from >= starterPages.to) errors["starterPages.to"] = "pages";
  const { from, to } = basicPages;
  if (from > to || (from === 0) !== (to === 0)) errors["basicPages.to"] = "basicPages";
  // An article works out after how many months buying is cheaper.
  if (prices.websiteMonthly.euros <= prices.hosting.euros) errors["websiteMonthly.euros"] = "aboveHosting";
  if (prices.websiteComplete.euros < prices.websiteBasic.euros) errors["websiteComplete.euros"] = "aboveBasic";
  if (prices.webshopComplete.euros < prices.webshopBasic.euros) errors["webshopComplete.euros"] = "aboveBasic";
  return errors;
}
