import { describe, expect, it } from "vitest";
import { draftFields, lineFields as line, quoteRow } from "../../../../tests/support/quotes";
import type { GroupKind } from "../quote";
import { quoteTotals } from "../quote-totals";
import { type DraftFields, type LineFields, offerSoFar } from "./draft-fields";
import { fieldsOfQuote } from "./fields-of.server";
import { readDraft, readForSending } from "./read-draft.server";

const discount = (changes: object = {}) => ({
  key: "0",
  description: "Korting",
  kind: "percent" as const,
  value: "10",
  per: "once" as const,
  ...changes,
});
/** A Saturday evening, on which it is Sunday in Amsterdam already. */
const NOW = new Date("2026-11-21T23:30:00.000Z");
const problemsOf = (changes: Partial<DraftFields>, isForSending = false) => {
  const read = readDraft(draftFields(changes), { vatPercent: 21, sentAt: isForSending ? NOW : null });
  return "problems" in read ? read.problems : {};
};

const planningOf = (changes: Partial<DraftFields>) => {
  const read = readDraft(draftFields(changes), { vatPercent: 21, sentAt: null });
  return "draft" in read ? read.draft.planning : undefined;
};

const groupOf = (key: string, kind: GroupKind, title = "") => ({ key, title, kind });
const inGroup = (group: string, ...changes: Partial<LineFields>[]) =>
  changes.map((changed, index) => line({ key: `${group}${index}`, group, ...changed }));

/** Buying costs 100.00, renting 50.00 per month; the rest is 10.00. */
const CHOICES = {
  first_version_on: "2026-12-01",
  once_cents: 9_900,
  month_cents: 0,
  line_groups: JSON.stringify([groupOf("3", "one_of", "Kopen of huren"), groupOf("0", "optional")]),
  lines: JSON.stringify([
    { key: "4", group: "3", isTicked: true, description: "Koop", quantity: 1, unitCents: 10_000, per: "once" },
    { key: "6", group: "3", isTicked: false, description: "Huur", quantity: 1, unitCents: 5_000, per: "month" },
    { key: "5", group: "0", isTicked: true, description: "Rest", quantity: 1, unitCents: 1_000, per: "once" },
  ]),
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
    ["a title too long", { groups: [groupOf("0", "fixed", "a".repeat(81))] }, { "group-0-title": { own: "text" } }],
    ["a day that does not exist", { first_version_on: "2026-02-30" }, { first_version_on: { own: "firstVersionOn" } }],
    ["a day that is none", { first_version_on: "morgen" }, { first_version_on: { own: "firstVersionOn" } }],
    ["a control character", { lines: [line({ description: "a\u0000b" })] }, { "line-0-description": { own: "text" } }],
  ] as const)("tells of %s", (_what, changes, problems) => {
    expect(problemsOf(changes as Partial<DraftFields>)).toEqual(problems);
  });

  it("stores a draft without address and lines, but does not send it", () => {
    const unfinished = { email: "", lines: [line({ description: "", price: "" })] };
    expect(problemsOf(unfinished)).toEqual({});
    expect(problemsOf(unfinished, true)).toEqual({ email: { own: "email" }, lines: { own: "lines" } });
  });

  it("sends no quote whose first version is promised for a day before today", () => {
    expect(planningOf({ planning: "site", first_version_on: "2026-11-22" })).toBe("custom");
    expect(planningOf({ planning: "custom", first_version_on: "" })).toBe("site");
    expect(planningOf({ planning: "" })).toBeNull();
    expect(problemsOf({ first_version_on: "2026-11-21" })).toEqual({});
    expect(problemsOf({ first_version_on: "2026-11-21" }, true)).toEqual({
      first_version_on: { own: "firstVersionPast" },
    });
    expect(problemsOf({ first_version_on: "2026-11-22" }, true)).toEqual({});
  });

  it("sends no quote in which one is chosen of fewer than two, or nothing is ticked", () => {
    const groups = [groupOf("0", "optional"), groupOf("1", "one_of"), groupOf("2", "one_of", "Zonder regels")];
    const [off, on] = [{ ticked: false }, {}];
    const told = (...lines: LineFields[]) => problemsOf({ groups, lines }, true);
    expect(told(...inGroup("0", on), ...inGroup("1", on))).toEqual({ "group-1-kind": { own: "oneOf" } });
    expect(told(...inGroup("0", off), ...inGroup("1", off, off))).toEqual({ lines: { own: "nothing" } });
    expect(told(...inGroup("0", off), ...inGroup("1", on, off))).toEqual({});
    expect(told(...inGroup("0", on), ...inGroup("1", off, off))).toEqual({});
    expect(problemsOf({ groups, lines: [] })).toEqual({});
  });

  it("counts what is ticked, and refuses a discount of what is not, or a choice that comes to too much", () => {
    const groups = [groupOf("0", "optional"), groupOf("1", "one_of")];
    const choice = inGroup("1", { price: "100000", quantity: "100" }, { price: "20" });
    const offer = { groups, lines: [...inGroup("0", { ticked: false, per: "month" }), ...choice] };
    expect(readDraft(draftFields(offer), { vatPercent: 21, sentAt: NOW })).toMatchObject({
      draft: { once_cents: 10_000_000_00, month_cents: 0 },
    });
    expect(problemsOf({ ...offer, lines: [...offer.lines, ...inGroup("0", { key: "9", ticked: false })] })).toEqual({
      lines: { own: "total" },
    });
    expect(problemsOf({ ...offer, discounts: [discount({ per: "month" })] }, true)).toEqual({
      "discount-0-value": { own: "noDiscount" },
    });
  });

  it("stores the groups that have a line or a title, and at least one", () => {
    const stored = (groups: DraftFields["groups"], lines: LineFields[]) => {
      const read = readDraft(draftFields({ groups, lines }), { vatPercent: 21, sentAt: null });
      return "draft" in read ? JSON.parse(read.draft.line_groups ?? "[]") : read;
    };
    const [empty, titled, used] = [groupOf("0", "fixed"), groupOf("1", "optional", "Later"), groupOf("2", "one_of")];
    expect(stored([empty, titled, used], inGroup("2", {}))).toEqual([titled, used]);
    expect(stored([empty, used], [])).toEqual([empty]);
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
    const read = await readForSending(draftFields({ lines: [line()], ...changes }), { vatPercent: 21, now: NOW });
    return "problems" in read ? read.problems : {};
  };

  it("sends no quote that says what its document would have to leave out", async () => {
    const offer = {
      intro: "Dag 李明",
      groups: [{ key: "0", title: "选择", kind: "fixed" as const }],
      lines: [line({ description: "网站" })],
      discounts: [discount({ description: "שלום" })],
    };
    expect(problemsOf(offer)).toEqual({});
    expect(await unsendable({ ...offer, email: "" })).toEqual({
      intro: { own: "letters" },
      "group-0-title": { own: "letters" },
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
    const row = quoteRow(CHOICES);
    for (const language of ["nl", "en"] as const) {
      const read = await readForSending(fieldsOfQuote(row, language), { vatPercent: 21, now: NOW });
      const { line_groups, lines, discounts, first_version_on, once_cents } = row;
      expect(read).toMatchObject({ draft: { line_groups, lines, discounts, first_version_on, once_cents } });
    }
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
