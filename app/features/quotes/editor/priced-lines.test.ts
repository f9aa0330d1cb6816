import { expect, it, onTestFinished } from "vitest";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { shippedOpenPrices, shippedPrices } from "~/content/prices/price-list";
import { canWrite } from "~/features/mail/pdf/document-text.server";
import { QUOTE_BOUNDS } from "../quote";
import { pricedLines } from "./priced-lines.server";

const OPEN = Object.keys(shippedOpenPrices);

it("offers every price that is filled in, today's, to be put in a quote of either language", () => {
  const named = () => pricedLines("nl").map(({ name }) => name);
  expect(named().toSorted()).toEqual(Object.keys(shippedPrices).toSorted());
  const domain = { euros: 25, per: "year", isFrom: false };
  const hosting = { euros: 17, per: "month", isFrom: true };
  const changes = { prices: { domain, hosting } };
  readChangesFrom(() => changes);
  onTestFinished(() => readChangesFrom(() => NO_CHANGES));
  expect(named().filter((name) => OPEN.includes(name))).toEqual(["domain"]);
  const [nl, en] = (["nl", "en"] as const).map((language) => pricedLines(language));
  expect(nl?.find(({ name }) => name === "hosting")).toMatchObject({
    label: "Hosting, vanaf €\u00a017 per maand",
    price: "17,00",
    per: "month",
  });
  expect(en?.find(({ name }) => name === "domain")).toMatchObject({
    price: "25.00",
    per: "once",
    description: { nl: expect.stringMatching(/^Domeinnaam \(per jaar\): /) },
  });
});

it("describes each within the bounds of a line, in letters that the document has", () => {
  const filled = Object.entries(shippedOpenPrices).map(([name, price]) => [name, { ...price, euros: 1 }]);
  const changes = { prices: Object.fromEntries(filled) };
  readChangesFrom(() => changes);
  onTestFinished(() => readChangesFrom(() => NO_CHANGES));
  const lines = pricedLines("nl");
  expect(lines).toHaveLength(Object.keys(shippedPrices).length + OPEN.length);
  for (const { description } of lines) {
    for (const text of Object.values(description)) {
      expect(text.length, text).toBeLessThanOrEqual(QUOTE_BOUNDS.description);
      expect(text).not.toMatch(/[{}]/);
      expect(canWrite(text), text).toBe(true);
    }
  }
});
