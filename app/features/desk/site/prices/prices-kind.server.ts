import * as z from "zod/mini";
import type { OpenPriceName, PriceName } from "~/content/price-name";
import { shippedOpenPrices, shippedPrices, shippedScope } from "~/content/prices/price-list";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { MOST_EUROS, MOST_PAGES, MOST_PRODUCTS } from "./price-bounds";

const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** Whether it is paid once or per month is part of the texts around it. */
const priceSchemas = Object.fromEntries(
  (Object.keys(shippedPrices) as PriceName[]).map((name) => [
    name,
    z.strictObject({ euros: count(MOST_EUROS), per: z.literal(shippedPrices[name].per), isFrom: z.boolean() }),
  ]),
);

/** 0 as long as it is not filled in. */
const openCount = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

const openPriceSchemas = Object.fromEntries(
  (Object.keys(shippedOpenPrices) as OpenPriceName[]).map((name) => [
    name,
    z.strictObject({
      euros: openCount(MOST_EUROS),
      per: z.literal(shippedOpenPrices[name].per),
      isFrom: z.boolean(),
    }),
  ]),
);

export const pricesKind: ContentKind = {
  id: "prices",
  shipped: { ...shippedPrices, ...shippedOpenPrices, ...shippedScope },
  schemas: {
    ...priceSchemas,
    ...openPriceSchemas,
    webshopProducts: count(MOST_PRODUCTS),
    starterPages: z
      .strictObject({ from: count(MOST_PAGES), to: count(MOST_PAGES) })
      .check(z.refine(({ from, to }) => from < to)),
    basicPages: z
      .strictObject({ from: openCount(MOST_PAGES), to: openCount(MOST_PAGES) })
      .check(z.refine(({ from, to }) => from <= to && (from === 0) === (to === 0))),
  },
};
