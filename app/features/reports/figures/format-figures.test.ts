import { expect, it } from "vitest";
import { formatShare } from "./present-reports.server";

it.each([
  [0, "0%"],
  [1 / 300, "1%"],
  [0.346, "35%"],
  [244 / 245, "99%"],
  [1, "100%"],
])("says a share of %d as %s: all and nothing of nothing else", (share, said) => {
  expect(formatShare(share, "nl")).toBe(said);
});
