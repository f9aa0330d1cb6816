import { expect, it } from "vitest";
import { priceFacts } from "./price-facts";

it("writes prices as each language does", () => {
  expect(priceFacts("nl")["price.webshopComplete"]).toBe("€\u00a02.450");
  expect(priceFacts("en")["price.webshopComplete"]).toBe("€2,450");
});
