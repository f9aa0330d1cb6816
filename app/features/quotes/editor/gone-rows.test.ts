import { describe, expect, it } from "vitest";
import { draftFields } from "../../../../tests/support/quotes";
import { QUOTE_BOUNDS } from "../quote";
import type { DiscountFields, LineFields } from "./draft-fields";
import { contentOf, type EditorContent, errorsByKey, forget, pressRows, putBack, rowKeys, withGone } from "./gone-rows";

const LINES: LineFields[] = ["Website", "Hosting", "Fotografie"].map((description, index) => ({
  key: String(index),
  description,
  quantity: "2,5",
  price: "80",
  per: "month",
}));
const DISCOUNT: DiscountFields = { key: "0", description: "Welkom", kind: "amount", value: "50", per: "once" };

function press(content: EditorContent, ...buttons: string[]): EditorContent {
  return buttons.reduce((known, button) => pressRows(known, button) ?? known, content);
}
const names = ({ draft }: EditorContent) => draft.lines.map(({ description }) => description);

describe("a row that is removed from a quote", () => {
  const begun = contentOf(draftFields({ lines: LINES, discounts: [DISCOUNT] }));

  it("comes back to its place with all that was in it", () => {
    const without = press(begun, "remove-line:1", "remove-discount:0");
    expect(names(without)).toEqual(["Website", "Fotografie"]);
    expect(without.draft.discounts).toEqual([]);
    expect(putBack(putBack(without, "line", "1"), "discount", "0")).toEqual(begun);
  });

  it("comes back to its place whatever was removed, added and put back meanwhile", () => {
    const changed = press(begun, "remove-line:2", "remove-line:0", "add-line", "remove-line:1");
    expect(names(changed)).toEqual([""]);
    expect(names(putBack(changed, "line", "2"))).toEqual(["Fotografie", ""]);
    const all = ["1", "0", "2"].reduce((known, key) => putBack(known, "line", key), changed);
    expect(names(all)).toEqual(["Website", "Hosting", "Fotografie", ""]);
    expect(new Set(all.draft.lines.map(({ key }) => key)).size).toBe(4);
  });

  it("is announced where it was, by the number that it had", () => {
    const { draft, lines } = press(begun, "remove-line:0", "remove-line:1");
    const places = withGone(draft.lines, lines).map(({ row, place }) => [row.description, place]);
    expect(places).toEqual([
      ["Website", 1],
      ["Hosting", 1],
      ["Fotografie", null],
    ]);
  });

  it("is gone for good when nothing was typed in it", () => {
    const empty = press(begun, "add-line", "add-discount");
    const without = press(empty, "remove-line:3", "remove-discount:1");
    expect(without).toEqual(begun);
  });

  it("is gone for good once its undo notice is closed", () => {
    const { lines } = forget(press(begun, "remove-line:0", "remove-line:1"), "line", "0");
    expect(lines.map(({ row }) => row.description)).toEqual(["Hosting"]);
  });

  it("can be put back only as long as there is room for it", () => {
    const full = press(begun, "remove-line:0", "remove-line:1", ...Array(QUOTE_BOUNDS.lines - 2).fill("add-line"));
    expect(full.draft.lines).toHaveLength(QUOTE_BOUNDS.lines - 1);
    expect(full.lines.map(({ row }) => row.description)).toEqual(["Hosting"]);
    expect(press(full, "add-line").lines).toEqual([]);
  });
});

it("what is wrong with a row is told at that row after one before it was removed", () => {
  const { draft } = press(contentOf(draftFields({ lines: LINES })), "remove-line:0");
  const told = { "line-1-price": "Vul een bedrag in.", email: "Zonder e-mailadres kan de offerte niet weg." };
  expect(errorsByKey(told, rowKeys(draft))).toEqual({ "line-2-price": told["line-1-price"], email: told.email });
  expect(errorsByKey(told, null)).toEqual(told);
});
