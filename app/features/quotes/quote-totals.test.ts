import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { includingVat, VAT_PERCENT } from "~/content/prices/price-list";
import { type Offer, ONLY_GROUP, type QuoteDiscount, type QuoteLine } from "./quote";
import { lineCents, quoteTotals } from "./quote-totals";

const per = fc.constantFrom("once" as const, "month" as const);
const line: fc.Arbitrary<QuoteLine> = fc.record({
  key: fc.constant("0"),
  group: fc.constant("0"),
  isTicked: fc.constant(true),
  description: fc.constant("Werk"),
  quantity: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
  per,
});
const discount: fc.Arbitrary<QuoteDiscount> = fc.oneof(
  fc.record({
    description: fc.constant("Korting"),
    kind: fc.constant("amount" as const),
    value: fc.integer({ min: 0, max: 10_000_000 }),
    per,
  }),
  fc.record({
    description: fc.constant("Korting"),
    kind: fc.constant("percent" as const),
    value: fc.integer({ min: 0, max: 100 }),
    per,
  }),
);
const offer: fc.Arbitrary<Offer> = fc.record({
  groups: fc.constant([ONLY_GROUP]),
  lines: fc.array(line, { maxLength: 8 }),
  discounts: fc.array(discount, { maxLength: 4 }),
  vatPercent: fc.constantFrom(0, 9, 21),
});
const ONCE = { key: "0", group: "0", isTicked: true, description: "Werk", quantity: 1, per: "once" } as const;
const check = (holds: (offer: Offer) => void) => fc.assert(fc.property(offer, holds));

describe("what a quote comes to", () => {
  it("is whole cents, and adds up", () => {
    check((given) => {
      const { once, month } = quoteTotals(given);
      for (const sums of [once, month]) {
        expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true);
        expect(sums.excluding).toBe(sums.subtotal - sums.discount);
        expect(sums.including).toBe(sums.excluding + sums.vat);
      }
    });
  });

  it("has btw over the sum of a period, within half a cent of the rate", () => {
    check((given) => {
      const { once, month } = quoteTotals(given);
      for (const { excluding, vat } of [once, month]) {
        expect(Math.abs(vat * 100 - excluding * given.vatPercent)).toBeLessThanOrEqual(50);
      }
    });
  });

  it("is never below zero, whatever the discounts", () => {
    check((given) => {
      const { once, month, discounts } = quoteTotals(given);
      for (const { excluding, vat } of [once, month]) {
        expect(excluding).toBeGreaterThanOrEqual(0);
        expect(vat).toBeGreaterThanOrEqual(0);
      }
      expect(discounts.every((off) => off >= 0)).toBe(true);
    });
  });

  it("takes off what its discounts say, each no more than was left", () => {
    check((given) => {
      const totals = quoteTotals(given);
      for (const period of ["once", "month"] as const) {
        const off = given.discounts.reduce(
          (sum, { per }, index) => sum + (per === period ? (totals.discounts[index] ?? 0) : 0),
          0,
        );
        expect(off).toBe(totals[period].discount);
      }
    });
  });

  it("keeps once and per month apart", () => {
    check((given) => {
      const only = (period: "once" | "month") => ({
        ...given,
        lines: given.lines.filter(({ per }) => per === period),
        discounts: given.discounts.filter(({ per }) => per === period),
      });
      const { once, month } = quoteTotals(given);
      expect(quoteTotals(only("once")).once).toEqual(once);
      expect(quoteTotals(only("month")).month).toEqual(month);
    });
  });

  it("does not depend on the order of its lines", () => {
    check((given) => {
      expect(quoteTotals({ ...given, lines: given.lines.toReversed() })).toEqual(quoteTotals(given));
    });
  });

  it("agrees with the price list on prices with btw", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (euros) => {
        const lines = [{ ...ONCE, unitCents: euros * 100 }];
        const { once } = quoteTotals({ groups: [ONLY_GROUP], lines, discounts: [], vatPercent: VAT_PERCENT });
        expect(once.including).toBe(Math.round(includingVat(euros) * 100));
      }),
    );
  });

  it("rounds half a cent up, once per sum and not per line", () => {
    const cent = { ...ONCE, unitCents: 5 };
    const totals = (lines: QuoteLine[]) =>
      quoteTotals({ groups: [ONLY_GROUP], lines, discounts: [], vatPercent: 10 }).once.vat;
    expect(totals([cent])).toBe(1);
    expect(totals([cent, cent])).toBe(1);
    expect(lineCents({ quantity: 0.5, unitCents: 5 })).toBe(3);
  });
});
