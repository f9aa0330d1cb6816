import { en } from "~/content/shared/pricing/en";
import { nl } from "~/content/shared/pricing/nl";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { numberFormat } from "~/lib/text/number-format";
import { includingVat, type Price, priceList, scope, VAT_PERCENT } from "./price-list";

const WORDS = { nl, en };

/** Per price: {name} "vanaf € 15 per maand", .amount "vanaf € 15", .per "per maand", .amountIncl with btw. */
export function priceFacts(language: Language, list: Record<string, Price> = priceList): Facts {
  const prices = Object.entries(list).flatMap(([name, price]) => {
    const said = formatPrice(price, language);
    return [
      [`price.${name}`, price.per === "once" ? said.amount : `${said.amount} ${said.per}`],
      ...Object.entries(said).map(([part, words]) => [`price.${name}.${part}`, words]),
    ];
  });
  return {
    ...Object.fromEntries(prices),
    webshopProducts: String(scope.webshopProducts),
    starterPagesFrom: String(scope.starterPages.from),
    starterPagesTo: String(scope.starterPages.to),
    vatPercent: String(VAT_PERCENT),
  };
}

/** "vanaf € 15", "vanaf € 18,15", "per maand" */
export function formatPrice(price: Price, language: Language): { amount: string; amountIncl: string; per: string } {
  return {
    amount: formatAmount(price, language),
    amountIncl: formatAmount({ ...price, euros: includingVat(price.euros) }, language),
    per: WORDS[language][price.per],
  };
}

/** "vanaf € 795", with cents if it has any. */
export function formatAmount({ euros, isFrom }: Omit<Price, "per">, language: Language): string {
  const format = numberFormat(language, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
  });
  const amount = format.format(euros);
  return isFrom ? fill(WORDS[language].from, { amount }) : amount;
}
