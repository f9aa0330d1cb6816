import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { en } from "~/content/desk/site/en";
import { nl } from "~/content/desk/site/nl";
import { facts } from "~/content/facts.server";
import {
  includingVat,
  type OpenPrice,
  type Price,
  priceList,
  shippedOpenPrices,
  shippedPrices,
} from "~/content/prices/price-list";
import { workedExamples } from "~/features/articles/worked-examples";
import { fits } from "~/platform/site-content/content-kind";
import { pricesEditor } from "./prices-editor.server";

const { kind: pricesKind } = pricesEditor;
const now = new Date("2026-11-24T11:00:00.000Z");
const shipped = pricesEditor.fieldsOf(pricesKind.shipped, now);
const read = (fields: object) => pricesEditor.read({ ...shipped, ...fields }, pricesKind.shipped, now);

afterEach(() => readChangesFrom(() => NO_CHANGES));

/** Any price list that the form takes. */
const lists = fc
  .record({
    euros: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 8, maxLength: 8 }),
    isFrom: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    open: fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 4, maxLength: 4 }),
    basic: fc.integer({ min: 0, max: 40 }),
    webshopProducts: fc.integer({ min: 1, max: 100_000 }),
    from: fc.integer({ min: 1, max: 40 }),
    more: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ euros, isFrom, open, basic, webshopProducts, from, more }) => {
    const prices = Object.entries(shippedPrices).map(([name, { per }], index) => [
      name,
      { euros: euros[index] ?? 1, per, isFrom: isFrom[index] ?? false },
    ]);
    const openPrices = Object.entries(shippedOpenPrices).map(([name, { per }], index) => [
      name,
      { euros: open[index] ?? 0, per, isFrom: isFrom[index] ?? false },
    ]);
    return {
      ...(Object.fromEntries(prices) as Record<keyof typeof shippedPrices, Price>),
      ...(Object.fromEntries(openPrices) as Record<keyof typeof shippedOpenPrices, OpenPrice>),
      webshopProducts,
      starterPages: { from, to: from + more },
      basicPages: { from: basic && 1, to: basic },
    };
  })
  .filter(
    ({ websiteMonthly, hosting, websiteBasic, websiteComplete, webshopBasic, webshopComplete }) =>
      websiteMonthly.euros > hosting.euros &&
      websiteComplete.euros >= websiteBasic.euros &&
      webshopComplete.euros >= webshopBasic.euros,
  );

it("gives back what it shows, as prices that the site can show", () => {
  fc.assert(
    fc.property(lists, (values) => {
      expect(pricesEditor.read(pricesEditor.fieldsOf(values, now), values, now)).toEqual({ values, errors: {} });
      for (const [name, value] of Object.entries(values)) {
        expect(fits(pricesKind, name, value)).toBe(true);
        for (const [copy, language] of [
          [nl, "nl"],
          [en, "en"],
        ] as const)
          expect(pricesEditor.present(name, value, copy, language)).toMatch(/\d|niet ingevuld|not filled in/);
      }
    }),
    { numRuns: 200 },
  );
});

it.each([
  [{ "hosting.euros": "12,5o" }, { "hosting.euros": "number" }],
  [{ "websiteMonthly.euros": "15" }, { "websiteMonthly.euros": "aboveHosting" }],
  [{ "websiteComplete.euros": "794" }, { "websiteComplete.euros": "aboveBasic" }],
  [{ "starterPages.to": "4" }, { "starterPages.to": "pages" }],
  [{ "basicPages.to": "3" }, { "basicPages.to": "basicPages" }],
  [{ "basicPages.from": "3", "basicPages.to": "2" }, { "basicPages.to": "basicPages" }],
])("refuses %j beside the field", (fields, errors) => {
  expect(read(fields).errors).toEqual(errors);
  for (const problem of Object.values(errors)) expect(nl.prices.problems).toHaveProperty(problem);
});

it("says an amount of the owner's where its subject comes up once it is filled in, and nothing of it before", () => {
  const said = () => {
    const { "apart.starter": apart, "groei.amount": groei, basicPagesSaid, groeiPriceSaid } = facts("nl");
    return { apart, groei, basicPagesSaid, groeiPriceSaid };
  };
  expect(said()).toMatchObject({
    apart: expect.stringMatching(/^domeinnaam, hosting.*, onderhoud, wijzigingen en klantenservice$/),
    groei: "op maat",
    basicPagesSaid: "Minder pagina’s dan de complete website",
    groeiPriceSaid: expect.stringMatching(/^Reken op meer dan Starter/),
  });
  const { values } = read({
    "domain.euros": "15",
    "maintenance.euros": "45",
    "change.euros": "20",
    "groeiMonthly.euros": "179",
    "basicPages.from": "1",
    "basicPages.to": "3",
  });
  readChangesFrom(() => ({ prices: values }));
  expect(said()).toMatchObject({
    apart: expect.stringMatching(
      /^domeinnaam \(€\s15 per jaar\), hosting.*, onderhoud \(€\s45 per maand\), wijzigingen \(€\s20 per kwartier\) en/,
    ),
    groei: "vanaf €\u00a0179",
    basicPagesSaid: "1 tot 3 pagina’s",
    groeiPriceSaid: expect.not.stringContaining("Starter"),
  });
});

it("puts into texts, on pages, in mails and in the chat, only sums of the list that holds", () => {
  fc.assert(
    fc.property(lists, (values) => {
      readChangesFrom(() => ({ prices: values }));
      const listed = Object.values({ ...priceList }).flatMap(({ euros }) => [euros, includingVat(euros)]);
      for (const [language, group, decimal] of [
        ["nl", ".", ","],
        ["en", ",", "."],
      ] as const) {
        const prices = Object.entries(facts(language)).filter(([name]) => name.startsWith("price."));
        const sums = prices.flatMap(([, said]) =>
          [...said.matchAll(/€\s?(\d[\d.,]*)/g)].map(([, sum = ""]) =>
            Number(sum.replaceAll(group, "").replace(decimal, ".")),
          ),
        );
        expect(new Set(sums)).toEqual(new Set(listed));
        expect(facts(language).webshopProducts).toBe(String(values.webshopProducts));
        for (const example of Object.values(workedExamples(language))) expect(example).not.toMatch(/NaN|∞|-/);
      }
    }),
    { numRuns: 200 },
  );
});
