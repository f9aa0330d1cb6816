import { expect, it } from "vitest";
import { sortedBy } from "./sorted-by";

it("sorts by code units, and keeps the order of equal keys", () => {
  const items = ["b1", "é", "a1", "B", "a2"].map((text) => ({ text }));
  expect(sortedBy(items, ({ text }) => text.charAt(0)).map(({ text }) => text)).toEqual(["B", "a1", "a2", "b1", "é"]);
});
