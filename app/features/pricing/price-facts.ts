import { en } from "~/content/pricing/en";
import { nl } from "~/content/pricing/nl";
import { type Facts, fill } from "~/lib/fill";
import { type Language, LOCALES } from "~/lib/language/language";
import { type Price, priceList, WEBSHOP_PRODUCTS } from "./price-list";

const WORDS = { nl, en };

/**
 * The prices that copy may name, worded from the price list as `language` does: `price.{name}` in full ("vanaf € 15
 * per maand"), and where the two stand apart `price.{name}.amount` ("vanaf € 15") and `price.{name}.per` ("per maand").
 */
export function priceFacts(language: Language): Facts {
  const prices = Object.entries(priceList).flatMap(([name, price]) => {
    const amount = sayAmount(price, language);
    const per = WORDS[language][price.per];
    return [
      [`price.${name}`, price.per === "once" ? amount : `${amount} ${per}`],
      [`price.${name}.amount`, amount],
      [`price.${name}.per`, per],
    ];
  });
  return { ...Object.fromEntries(prices), webshopProducts: String(WEBSHOP_PRODUCTS) };
}

function sayAmount({ euros, isFrom }: Price, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  const amount = format.format(euros);
  return isFrom ? fill(WORDS[language].from, { amount }) : amount;
}
