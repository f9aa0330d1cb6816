import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsInField, formatCents, formatSums, quantityInField, readAmount, readCents } from "./quote-money";

describe("an amount that is typed", () => {
  it.each([
    ["1499", 149_900],
    ["1.499", 149_900],
    ["1,499", 149_900],
    ["1.499,5", 149_950],
    ["1,499.50", 149_950],
    ["€ 1.234.567,89", 123_456_789],
    ["0", 0],
    ["12,5", 1_250],
    ["12.50", 1_250],
    ["€ 1.499,-", 149_900],
    ["25.–", 2_500],
  ])("%s is read as people mean it", (typed, cents) => {
    expect(readCents(typed)).toBe(cents);
  });

  it.each(["", "-5", "1e3", "12,345,6.7", "1.2.3", "twaalf", "1,49,9", "NaN", ",50", "0,005", "0.001", "-", ",-"])(
    "%s is no amount",
    (typed) => {
      expect(readCents(typed)).toBeNull();
    },
  );

  it.each(["nl", "en"] as const)("is read back the same from its field, and from its wording (%s)", (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(readCents(centsInField(cents, language))).toBe(cents);
        expect(readCents(formatCents(cents, language))).toBe(cents);
        expect(readAmount(quantityInField(cents / 100, language))).toBe(cents / 100);
      }),
    );
  });
});

it("says what is paid once and per month, leaving out what is zero", () => {
  expect(formatSums({ once_cents: 125050, month_cents: 0 }, "nl")).toEqual({
    once: formatCents(125050, "nl"),
    month: null,
  });
  expect(formatSums({ once_cents: 0, month_cents: 1500 }, "nl")).toEqual({
    once: null,
    month: formatCents(1500, "nl"),
  });
  expect(formatSums({ once_cents: 0, month_cents: 0 }, "nl")).toEqual({ once: formatCents(0, "nl"), month: null });
});
