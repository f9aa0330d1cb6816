import { expect, it } from "vitest";
import { priceFacts } from "./price-facts";

it("words prices as each language does: from, how much, and per what", () => {
  expect(priceFacts("nl")).toMatchObject({
    "price.websiteBasic": "vanaf €\u00a0795",
    "price.websiteComplete": "€\u00a0995",
    "price.websiteMonthly": "€\u00a0129 per maand",
    "price.webshopComplete": "vanaf €\u00a02.450",
    "price.hosting": "vanaf €\u00a015 per maand",
  });
  expect(priceFacts("en")).toMatchObject({
    "price.webshopComplete": "from €2,450",
    "price.websiteMonthly": "€129 per month",
  });
});

it("words the sum and the period apart too", () => {
  expect(priceFacts("nl")).toMatchObject({
    "price.hosting.amount": "vanaf €\u00a015",
    "price.hosting.per": "per maand",
    "price.websiteComplete.amount": "€\u00a0995",
    "price.websiteComplete.per": "eenmalig",
  });
});
