import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Cell, featureMatrix, packageIds } from "~/content/prices/packages";
import { includingVat, priceList } from "~/content/prices/price-list";
import { FEATURES, type Item, SERVICES, type Selection, SUBSCRIPTIONS, UNDECIDED, WEBSITE_TYPES } from "./options";
import { OVERLAPS } from "./overlaps";
import { priceLines, totalsOf } from "./price-lines";

const selections: fc.Arbitrary<Selection> = fc.record({
  websiteType: fc.constantFrom(...WEBSITE_TYPES, ...SUBSCRIPTIONS, null),
  services: fc.uniqueArray(fc.constantFrom(...SERVICES)),
  features: fc.uniqueArray(fc.constantFrom(...FEATURES)),
});

it("adds up what is paid once and what is paid per month, each with btw", () => {
  const { websiteBasic, hosting, extraLandingPage } = priceList;
  const lines = priceLines({ websiteType: "website", services: ["hosting", "seo"], features: ["landing-pages"] });
  const once = websiteBasic.euros + extraLandingPage.euros;
  expect(totalsOf(lines)).toEqual({
    once: { excludingVat: once, includingVat: includingVat(once), isFrom: true },
    month: { excludingVat: hosting.euros, includingVat: includingVat(hosting.euros), isFrom: true },
    byQuote: 1,
  });
});

it("prices a subscription per month, with what the package holds", () => {
  const alone = totalsOf(priceLines({ websiteType: "abonnement-starter", services: [], features: [] }));
  expect([alone.once.excludingVat, alone.month.excludingVat]).toEqual([0, priceList.websiteMonthly.euros]);
  const lines = priceLines({ websiteType: "abonnement-starter", services: ["hosting", "domain"], features: [] });
  expect(lines.map(({ partOf }) => partOf)).toEqual([null, "abonnement-starter", "abonnement-starter"]);
  expect(totalsOf(lines)).toEqual(alone);
});

it("holds in each package what the matrix of the packages says", () => {
  const partsOf = (whole: Item) => OVERLAPS.filter((pair) => pair[1] === whole).map(([part]) => part);
  const has = (cell: Cell) => cell !== false;
  for (const id of packageIds) {
    const parts = partsOf(`abonnement-${id}`);
    expect(parts.includes("hosting")).toBe(has(featureMatrix.care.hosting[id]));
    expect(parts.includes("priority-hosting")).toBe(featureMatrix.care.hosting[id] === "premium");
    expect(parts.includes("seo")).toBe(has(featureMatrix.found.tuning[id]));
    expect(parts.includes("payments")).toBe(has(featureMatrix.sell.payments[id]));
  }
});

it("says 'from' where one item is by quote beside a fixed price", () => {
  const month = (services: Selection["services"]) =>
    totalsOf(priceLines({ websiteType: "abonnement-starter", services, features: [] })).month;
  expect([month([]).isFrom, month(["ads"]).isFrom]).toEqual([priceList.websiteMonthly.isFrom, true]);
});

it.each(["website", "webshop"] as const)("charges nothing for a design beside a %s that includes it", (websiteType) => {
  const alone = totalsOf(priceLines({ websiteType, services: [], features: [] }));
  const lines = priceLines({ websiteType, services: ["design"], features: [] });
  expect(lines.map(({ partOf }) => partOf)).toEqual([null, websiteType]);
  expect(totalsOf(lines)).toEqual(alone);
});

it("costs nothing as long as nothing is decided", () => {
  expect(priceLines({ websiteType: UNDECIDED, services: [], features: [] })).toEqual([]);
});

it("counts each overlapping pair once", () => {
  for (const [part, whole] of OVERLAPS) {
    const both = (ids: readonly Item[]) => ids.filter((id) => id === part || id === whole);
    const selection = {
      websiteType: both([...WEBSITE_TYPES, ...SUBSCRIPTIONS])[0] ?? null,
      services: both(SERVICES),
      features: both(FEATURES),
    } as Selection;
    const lines = priceLines(selection);
    expect(lines).toHaveLength(2);
    expect(lines.find(({ item }) => item === part)?.partOf).toBe(whole);
    expect(totalsOf(lines)).toEqual(totalsOf(lines.filter(({ item }) => item === whole)));
  }
});

it("has one line per choice, whole sums, and a total that is the sum of its lines", () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const lines = priceLines(selection);
      const { once, month } = totalsOf(lines);
      const decided = selection.websiteType !== null && selection.websiteType !== UNDECIDED ? 1 : 0;
      expect(lines).toHaveLength(decided + selection.services.length + selection.features.length);
      const counted = lines.filter(({ partOf }) => !partOf).map(({ price }) => price?.euros ?? 0);
      expect(once.excludingVat + month.excludingVat).toBe(counted.reduce((sum, euros) => sum + euros, 0));
      expect(once.includingVat).toBe(includingVat(once.excludingVat));
    }),
  );
});

it("is the same in whatever order things were chosen, and makes free whatever is part of another choice", () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const turned = {
        ...selection,
        services: selection.services.toReversed(),
        features: selection.features.toReversed(),
      };
      const lines = priceLines(selection);
      expect(totalsOf(priceLines(turned))).toEqual(totalsOf(lines));
      const chosen = lines.map(({ item }) => item);
      for (const { item, partOf } of lines) {
        if (partOf) expect([chosen.includes(partOf), partOf === item]).toEqual([true, false]);
        else expect(OVERLAPS.some(([part, other]) => part === item && chosen.includes(other))).toBe(false);
      }
    }),
  );
});

it("never gets cheaper by choosing more, overlaps aside", () => {
  const whole = OVERLAPS.map(([, item]) => item);
  fc.assert(
    fc.property(selections, fc.constantFrom(...FEATURES), (selection, extra) => {
      fc.pre(!whole.includes(extra));
      const before = totalsOf(priceLines(selection));
      const after = totalsOf(priceLines({ ...selection, features: [...selection.features, extra] }));
      expect(after.once.excludingVat).toBeGreaterThanOrEqual(before.once.excludingVat);
      expect(after.month.excludingVat).toBeGreaterThanOrEqual(before.month.excludingVat);
    }),
  );
});
