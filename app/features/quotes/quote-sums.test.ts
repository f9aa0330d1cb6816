import { describe, expect, it } from "vitest";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { quoteRow } from "../../../tests/support/quotes";
import type { GroupKind } from "./quote";
import { presentSums } from "./quote-sums.server";

function rowOf(
  lines: readonly [kind: GroupKind, cents: number, per: "once" | "month"][],
  changes: Partial<QuoteRow> = {},
): QuoteRow {
  const kinds = ["fixed", "optional", "one_of"] as const;
  return quoteRow({
    line_groups: JSON.stringify(kinds.map((kind) => ({ key: kind, title: "", kind }))),
    lines: JSON.stringify(
      lines.map(([kind, unitCents, per], index) => ({
        ...{ key: String(index), group: kind, isTicked: true, description: "Werk", quantity: 1, unitCents, per },
      })),
    ),
    discounts: "[]",
    once_cents: 99_500,
    month_cents: 0,
    ...changes,
  });
}

const sums = (row: QuoteRow, language: "nl" | "en" = "nl") => {
  const { once, month } = presentSums(row, language);
  return [once, month].map((sum) => sum?.replaceAll("\u00a0", " ") ?? null);
};

describe("the sums of a quote in a list", () => {
  it("are what it comes to, as long as there is nothing to choose", () => {
    expect(sums(rowOf([["fixed", 99_500, "once"]]))).toEqual(["€ 995,00", null]);
  });

  it("are a range while the customer can choose, in whole euros if they are", () => {
    const row = rowOf([
      ["fixed", 79_500, "once"],
      ["optional", 69_500, "once"],
      ["one_of", 1_500, "month"],
      ["one_of", 2_950, "month"],
    ]);
    expect(sums(row)).toEqual(["€ 795 tot € 1.490", "€ 15 tot € 29,50"]);
    expect(sums(row, "en")).toEqual(["€795 to €1,490", "€15 to €29.50"]);
  });

  it("are no range where every choice costs the same", () => {
    const row = rowOf([
      ["one_of", 99_500, "once"],
      ["one_of", 99_500, "once"],
    ]);
    expect(sums(row)).toEqual(["€ 995,00", null]);
    expect(sums(rowOf([["optional", 0, "month"]]))).toEqual(["€ 0,00", null]);
  });

  it("are those of the choice once it is agreed to", () => {
    const row = rowOf(
      [
        ["fixed", 79_500, "once"],
        ["optional", 20_000, "once"],
      ],
      { state: "agreed", chosen: '["1"]' },
    );
    expect(sums(row)).toEqual(["€ 995,00", null]);
  });
});
