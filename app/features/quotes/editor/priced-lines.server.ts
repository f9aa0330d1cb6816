import { pageCopy } from "~/content/page-copy.server";
import type { OpenPriceName, PriceName } from "~/content/price-name";
import { formatPrice } from "~/content/prices/price-facts";
import { openPrices, priceList } from "~/content/prices/price-list";
import { pricesCopy } from "~/content/site/page-copies.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Language } from "~/lib/language/language";
import { centsInField } from "../quote-money";
import type { PricedLine } from "./draft-fields";
import type { TitlesOfKinds } from "./line-groups";

type Name = PriceName | OpenPriceName;

/** Everything in the price list that has an amount. Amounts are written in `language`, that of the desk. */
export function pricedLines(language: Language): PricedLine[] {
  const texts = { nl: textsOf("nl"), en: textsOf("en") };
  const prices = { ...priceList, ...openPrices };
  return ORDER.flatMap((name) => {
    const price = prices[name];
    if (price.euros === 0) return [];
    const { amount, per } = formatPrice(price, language);
    return {
      name,
      label: `${texts[language][name].name}, ${amount} ${per}`,
      description: { nl: texts.nl[name].description, en: texts.en[name].description },
      price: centsInField(price.euros * 100, language),
      per: price.per === "month" ? "month" : "once",
    };
  });
}

const ORDER = [
  "websiteBasic",
  "websiteComplete",
  "websiteMonthly",
  "groeiMonthly",
  "webshopBasic",
  "webshopComplete",
  "extraLandingPage",
  "hosting",
  "domain",
  "maintenance",
  "change",
  "quoteService",
] as const satisfies readonly Name[];

/** A group without a title of its own has that of its kind, in the language of the quote. */
export function titlesOfKinds(): TitlesOfKinds {
  const titles = (language: Language) => {
    const { fixed, optional, one_of } = quotesCopy[language].sheet.groups;
    return { fixed: fixed.title, optional: optional.title, one_of: one_of.title };
  };
  return { nl: titles("nl"), en: titles("en") };
}

interface Text {
  name: string;
  /** Name and scope. */
  description: string;
}

function textsOf(language: Language): Record<Name, Text> {
  const { page, shared } = pageCopy(pricesCopy, language);
  const { starter, groei, pro } = shared.packages;
  const loose = page.loose.items.map(({ price, name, scope }) => {
    const listed = { ...priceList, ...openPrices }[price];
    // A quote sums per month and once: another unit is part of the description.
    const unit = listed.per === "year" || listed.per === "quarter" ? ` (${formatPrice(listed, language).per})` : "";
    return [price, { name, description: `${name}${unit}: ${scope}` }];
  });
  const named = (id: string) => page.hero.marks.find((mark) => mark.id === id)?.name ?? "";
  // The planning of the quote has the days.
  const points = ({ points }: typeof starter, isBought: boolean) =>
    points
      .filter(({ feature }) => feature !== "delivery")
      .map(({ text, bought }) => `${(isBought && bought) || text}.`)
      .join(" ");
  const described = (name: string, scope: string): Text => ({ name, description: `${name}: ${scope}` });
  return {
    ...(Object.fromEntries(loose) as Record<Name, Text>),
    websiteComplete: described(named("website-complete"), points(starter, true)),
    websiteMonthly: described(starter.name, points(starter, false)),
    groeiMonthly: described(groei.name, points(groei, false)),
    webshopComplete: {
      name: named("webshop-complete"),
      description: `${shared.offers.pro.once.scope}. ${points(pro, true)}`,
    },
  };
}
