import * as z from "zod/mini";
import type { PriceName } from "~/content/price-name";
import { shippedPrices, shippedScope } from "~/content/prices/price-list";
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

export const pricesKind: ContentKind = {
  id: "prices",
  shipped: { ...shippedPrices, ...shippedScope },
  schemas: {
    ...priceSchemas,
    webshopProducts: count(MOST_PRODUCTS),
    starterPages: z
      .strictObject({ from: count(MOST_PAGES), to: count(MOST_PAGES) })
      .check(z.refine(({ from, to }) => from < to)),
  },
};
