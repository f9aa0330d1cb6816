import type { Language } from "~/lib/language/language";
import { priceList, WEBSHOP_PRODUCTS } from "./price-list";

/** The prices that copy may name, as `price.{name}`, written as `language` writes them: "€ 2.450" or "€2,450". */
export function priceFacts(language: Language): Record<string, string> {
  const euros = new Intl.NumberFormat(language === "nl" ? "nl-NL" : "en-GB", {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  const prices = Object.entries(priceList).map(([name, price]) => [`price.${name}`, euros.format(price.euros)]);
  return { ...Object.fromEntries(prices), webshopProducts: String(WEBSHOP_PRODUCTS) };
}
