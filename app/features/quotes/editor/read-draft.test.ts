import { describe, expect, it } from "vitest";
import { draftFields, quoteRow } from "../../../../tests/support/quotes";
import { quoteTotals } from "../quote-totals";
import { asTyped, changeRows, type DraftFields, LISTED_NAMES, offerSoFar, readFields, readTyped } from "./draft-fields";
import { fieldsOfQuote } from "./fields-of.server";
import { readDraft, readForSending } from "./read-draft.server";

const line = (changes: object = {}) => ({
  key: "0",
  description: "Werk",
  quantity: "1",
  price: "10",
  per: "once" as const,
  ...changes,
});
const discount = (changes: object = {}) => ({
  key: "0",
  description: "Korting",
  kind: "percent" as const,
  value: "10",
  per: "once" as const,
  ...changes,
});
const problemsOf = (changes: Partial<DraftFields>, isForSending = false) => {
  const read = readDraft(draftFields(changes), { vatPercent: 21, isForSending });
  return "problems" in read ? read.problems : {};
};

describe("the editor", () => {
  it.each([
    ["a customer without a name", { customer_name: " " }, { customer_name: { own: "name" } }],
    ["an address that is none", { email: "smit" }, { email: { shared: "form.error.emailInvalid" } }],
    ["a line without words", { lines: [line({ description: "" })] }, { "line-0-description": { own: "description" } }],
    ["a line without a price", { lines: [line({ price: "" })] }, { "line-0-price": { own: "price" } }],
    ["a price below zero", { lines: [line({ price: "-1" })] }, { "line-0-price": { own: "price" } }],
    ["a price too high", { lines: [line({ price: "100000,01" })] }, { "line-0-price": { own: "total" } }],
    ["a quantity of nothing", { lines: [line({ quantity: "0" })] }, { "line-0-quantity": { own: "quantity" } }],
    ["a quantity too high", { lines: [line({ quantity: "1001" })] }, { "line-0-quantity": { own: "tooMany" } }],
    ["a total too high", { lines: [line({ price: "100000", quantity: "1000" })] }, { lines: { own: "total" } }],
    [
      "more than everything off",
      { discounts: [discount({ value: "101" })] },
      { "discount-0-value": { own: "percent" } },
    ],
    ["half a percent off", { discounts: [discount({ value: "2,5" })] }, { "discount-0-value": { own: "percent" } }],
    [
      "nothing off",
      { discounts: [discount({ kind: "amount", value: "0" })] },
      { "discount-0-value": { own: "value" } },
    ],
    ["a control character", { lines: [line({ description: "a\u0000b" })] }, { "line-0-description": { own: "text" } }],
  ] as const)("tells of %s", (_what, changes, problems) => {
    expect(problemsOf(changes as Partial<DraftFields>)).toEqual(problems);
  });

  it("stores a draft without address and lines, but does not send it", () => {
    const unfinished = { email: "", lines: [line({ description: "", price: "" })] };
    expect(problemsOf(unfinished)).toEqual({});
    expect(problemsOf(unfinished, true)).toEqual({ email: { own: "email" }, lines: { own: "lines" } });
  });

  it.each([
    ["more than the lines come to", discount({ kind: "amount", value: "10,01" })],
    ["what no line is paid by", discount({ kind: "amount", value: "5", per: "month" })],
  ])("sends no quote that takes off %s", (_what, tooMuch) => {
    const changes = { lines: [line()], discounts: [tooMuch] };
    expect(problemsOf(changes)).toEqual({});
    expect(problemsOf(changes, true)).toEqual({ "discount-0-value": { own: "discount" } });
    expect(problemsOf({ ...changes, discounts: [discount({ value: "100" })] }, true)).toEqual({});
  });

  it.each([
    ["the lines of a period that has none", [line({ per: "month" })], "10"],
    ["lines that cost nothing", [line({ price: "0" })], "100"],
    ["so little that it is no cent", [line({ quantity: "1", price: "0,40" })], "1"],
  ])("sends no quote with a discount of %s, which its customer would not be shown", (_what, lines, value) => {
    const changes = { lines, discounts: [discount({ value })] };
    expect(problemsOf(changes)).toEqual({});
    expect(problemsOf(changes, true)).toEqual({ "discount-0-value": { own: "noDiscount" } });
  });

  it("says nothing about a discount while the lines that it applies to cannot be read", () => {
    const problems = { "line-0-price": { own: "price" } };
    for (const given of [discount({ value: "10" }), discount({ kind: "amount", value: "5" })]) {
      expect(problemsOf({ lines: [line({ price: "" })], discounts: [given] }, true)).toEqual(problems);
    }
  });

  const unsendable = async (changes: Partial<DraftFields>) => {
    const read = await readForSending(draftFields({ lines: [line()], ...changes }), { vatPercent: 21 });
    return "problems" in read ? read.problems : {};
  };

  it("sends no quote that says what its document would have to leave out", async () => {
    const offer = {
      intro: "Dag 李明",
      lines: [line({ description: "网站" })],
      discounts: [discount({ description: "שלום" })],
    };
    expect(problemsOf(offer)).toEqual({});
    expect(await unsendable({ ...offer, email: "" })).toEqual({
      intro: { own: "letters" },
      "line-0-description": { own: "letters" },
      "discount-0-description": { own: "letters" },
      email: { own: "email" },
    });
  });

  it("sends a quote to whoever it is for, with signs that word processors and telephones write", async () => {
    const customer = { customer_name: "محمد علي", company: "面包店", address: "北京路 1\nEnschede" };
    const intro = "Voor €\u202f1\u2009500 met e\u2011mail: “Hoi” – ’s €\u200b, 12½ m² ± 1 🚀";
    expect(await unsendable({ ...customer, intro, lines: [line({ description: "Сайт Nguyễn ✅" })] })).toEqual({});
  });

  it("reads back what it fills in from a stored quote", async () => {
    const row = quoteRow();
    for (const language of ["nl", "en"] as const) {
      const read = await readForSending(fieldsOfQuote(row, language), { vatPercent: 21 });
      expect(read).toMatchObject({ draft: { lines: row.lines, discounts: row.discounts, once_cents: row.once_cents } });
    }
  });

  it("adds and removes rows by the names of its buttons, and leaves the others alone", () => {
    const two = changeRows(draftFields(), "add-line");
    expect(two?.lines.map(({ key }) => key)).toEqual(["0", "1"]);
    expect(two && changeRows(two, "remove-line:0")?.lines.map(({ key }) => key)).toEqual(["1"]);
    expect(changeRows(draftFields(), "add-discount")?.discounts).toHaveLength(1);
    expect(changeRows(draftFields(), "save")).toBeUndefined();
  });

  it("reads a posted form row by row, up to its bounds", () => {
    const posted = Object.fromEntries(LISTED_NAMES.map((name) => [name, Array(60).fill("1")]));
    const { lines, discounts } = readFields({ ...posted, language: "xx" });
    expect([lines.length, discounts.length]).toEqual([40, 10]);
    expect(lines[7]).toEqual({ key: "7", description: "1", quantity: "1", price: "1", per: "once" });
  });

  it("totals what it can read so far", () => {
    const fields = draftFields({ lines: [line({ price: "10,50" }), line({ key: "1", price: "nog even denken" })] });
    expect(quoteTotals(offerSoFar(fields, 21)).once.excluding).toBe(1_050);
  });

  it.each(["12,5", "0", "101", "-5", "1.000", "tien"])(
    "takes nothing off for %s percent, which it refuses",
    (value) => {
      const fields = draftFields({ lines: [line()], discounts: [discount({ value })] });
      expect(quoteTotals(offerSoFar(fields, 21)).once.discount).toBe(0);
      expect(problemsOf(fields)).toEqual({ "discount-0-value": { own: "percent" } });
    },
  );
});

it("is read back from what was typed as it was in the editor", () => {
  const rows = { lines: [line(), line({ key: "1", per: "month" })], discounts: [discount({ kind: "amount" })] };
  const draft = draftFields({ ...rows, language: "en", address: "Markt 1\nEnschede" });
  expect(readTyped(asTyped(draft))).toEqual(draft);
});
