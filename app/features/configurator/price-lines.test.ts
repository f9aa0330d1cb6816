import * as fc from "fast-check";
import { expect, it } from "vitest";
import { includingVat, priceList } from "~/features/pricing/price-list";
import { FEATURES, OVERLAPS, SERVICES, type Selection, SUBSCRIPTIONS, UNDECIDED, WEBSITE_TYPES } from "./options";
import { priceLines, totalsOf } from "./price-lines";

const selections: fc.Arbitrary<Selection> = fc.record({
  websiteType: fc.constantFrom(...WEBSITE_TYPES, ...SUBSCRIPTIONS, null),
  services: fc.uniqueArray(fc.constantFrom(...SERVICES)),
  features: fc.uniqueArray(fc.constantFrom(...FEATURES)),
});

it("adds the basic website, hosting and a landing page", () => {
  const lines = priceLines({ websiteType: "website", services: ["hosting", "seo"], features: ["landing-pages"] });
  expect(totalsOf(lines)).toEqual({
    once: { excludingVat: 994, includingVat: 1202.74, isFrom: true },
    month: { excludingVat: 15, includingVat: 18.15, isFrom: true },
    byQuote: 1,
  });
});

it("asks a subscription per month", () => {
  const totals = totalsOf(priceLines({ websiteType: "abonnement-starter", services: [], features: [] }));
  expect([totals.once.excludingVat, totals.month.excludingVat]).toEqual([0, priceList.websiteMonthly.euros]);
});

it("costs nothing as long as nothing is decided", () => {
  expect(priceLines({ websiteType: UNDECIDED, services: [], features: [] })).toEqual([]);
});

it("counts each overlapping pair once", () => {
  for (const [part, whole] of OVERLAPS) {
    const services = SERVICES.filter((service) => service === part);
    const features = FEATURES.filter((feature) => feature === part || feature === whole);
    const lines = priceLines({ websiteType: null, services, features });
    expect(lines).toHaveLength(2);
    expect(lines.find(({ item }) => item === part)?.partOf).toBe(whole);
    expect(totalsOf(lines).byQuote).toBe(1);
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

it("never gets cheaper by choosing more, overlaps aside", () => {
  const whole = OVERLAPS.map(([, feature]) => feature as string);
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
