import { describe, expect, it } from "vitest";
import { draftFields, lineFields } from "../../../../tests/support/quotes";
import { QUOTE_BOUNDS } from "../quote";
import { changeLine, type DiscountFields } from "./draft-fields";
import { contentOf, type EditorContent, forget, pressRows, putBack, withGone } from "./gone-rows";

const LINES = ["Website", "Hosting", "Fotografie"].map((description, index) =>
  lineFields({ key: String(index), description, quantity: "2,5", price: "80", per: "month" }),
);
const DISCOUNT: DiscountFields = { key: "0", description: "Welkom", kind: "amount", value: "50", per: "once" };

function press(content: EditorContent, ...buttons: string[]): EditorContent {
  return buttons.reduce((known, button) => pressRows(known, button, []) ?? known, content);
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

  it("comes back to the group that has taken over the lines of its own", () => {
    const three = press(begun, "add-group", "add-group");
    const moved = { ...three, draft: changeLine(three.draft, "1", { group: "2" }) };
    const without = press(moved, "remove-line:1", "remove-group:2", "remove-group:1");
    expect(names(without)).toEqual(["Website", "Fotografie"]);
    expect(putBack(without, "line", "1").draft).toEqual(begun.draft);
  });

  it("can be put back only as long as there is room for it", () => {
    const full = press(begun, "remove-line:0", "remove-line:1", ...Array(QUOTE_BOUNDS.lines - 2).fill("add-line"));
    expect(full.draft.lines).toHaveLength(QUOTE_BOUNDS.lines - 1);
    expect(full.lines.map(({ row }) => row.description)).toEqual(["Hosting"]);
    expect(press(full, "add-line").lines).toEqual([]);
  });
});
