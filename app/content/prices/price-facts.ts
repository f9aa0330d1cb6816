import { en } from "~/content/shared/pricing/en";
import { nl } from "~/content/shared/pricing/nl";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { numberFormat } from "~/lib/text/number-format";
import {
  includingVat,
  type OpenPrice,
  openPrices,
  type Price,
  priceList,
  type Scope,
  scope,
  VAT_PERCENT,
} from "./price-list";

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
    buyingPaysAfter: String(monthsUntilBuyingPays()),
    ...openFacts(language),
  };
}

/** The owner's amounts, in words; a missing amount has words of its own. */
function openFacts(language: Language): Facts {
  const words = WORDS[language];
  const priced = ({ domain, maintenance, change }: typeof openPrices) => ({ domain, maintenance, change });
  const { groeiMonthly } = openPrices;
  const groei = formatPrice(groeiMonthly, language);
  return {
    ...Object.fromEntries(
      Object.entries(priced(openPrices)).map(([name, price]) => {
        const { amount, per } = formatPrice(price, language);
        return [`${name}.priced`, price.euros > 0 ? fill(words.priced, { price: `${amount} ${per}` }) : ""];
      }),
    ),
    "groei.amount": groeiMonthly.euros > 0 ? groei.amount : words.byQuote,
    "groei.amountIncl": groeiMonthly.euros > 0 ? groei.amountIncl : "",
    basicPagesSaid: presentPages(scope.basicPages, words.basicPages),
  };
}

function presentPages({ from, to }: Scope["basicPages"], words: (typeof WORDS)[Language]["basicPages"]): string {
  if (to === 0) return words.open;
  const said = from < to ? words.range : to === 1 ? words.one : words.more;
  return fill(said, { from: String(from), to: String(to) });
}

/** The months after which the complete website with hosting has cost no more than the subscription. */
export function monthsUntilBuyingPays(): number {
  const { websiteComplete, websiteMonthly, hosting } = priceList;
  return Math.ceil(websiteComplete.euros / (websiteMonthly.euros - hosting.euros));
}

/** "vanaf € 15", "vanaf € 18,15", "per maand" */
export function formatPrice(
  price: Price | OpenPrice,
  language: Language,
): { amount: string; amountIncl: string; per: string } {
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
