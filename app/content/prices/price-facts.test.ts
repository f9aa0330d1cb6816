import { expect, it } from "vitest";
import { priceFacts } from "./price-facts";
import { type Price, priceList } from "./price-list";

const list = {
  scarf: { euros: 95, per: "once", isFrom: false },
  bolt: { euros: 1250, per: "once", isFrom: true },
  darning: { euros: 14, per: "month", isFrom: true },
} satisfies Record<string, Price>;

it("words prices in the way of each language: from, how much, and per what", () => {
  expect(priceFacts("nl", list)).toMatchObject({
    "price.scarf": "€\u00a095",
    "price.bolt": "vanaf €\u00a01.250",
    "price.darning": "vanaf €\u00a014 per maand",
  });
  expect(priceFacts("en", list)).toMatchObject({
    "price.bolt": "from €1,250",
    "price.darning": "from €14 per month",
  });
});

it("words the amount and the period separately too", () => {
  expect(priceFacts("nl", list)).toMatchObject({
    "price.darning.amount": "vanaf €\u00a014",
    "price.darning.per": "per maand",
    "price.scarf.amount": "€\u00a095",
    "price.scarf.per": "eenmalig",
  });
});

it("adds 21% btw to the cent, and says so", () => {
  expect(priceFacts("nl", list)).toMatchObject({
    "price.scarf.amountIncl": "€\u00a0114,95",
    "price.bolt.amountIncl": "vanaf €\u00a01.512,50",
    "price.darning.amountIncl": "vanaf €\u00a016,94",
    vatPercent: "21",
  });
  expect(priceFacts("en", list)).toMatchObject({ "price.scarf.amountIncl": "€114.95" });
});

it("words every price in the list", () => {
  const names = Object.keys(priceList).map((name) => `price.${name}`);
  expect(Object.keys(priceFacts("nl"))).toEqual(expect.arrayContaining(names));
});
