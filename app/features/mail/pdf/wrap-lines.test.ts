import { expect, it } from "vitest";
import { wrapLines } from "./wrap-lines";

/** Points. */
const measure = (text: string) => 10 * text.length;

it("breaks after spaces and hyphens, and where the writer did", () => {
  expect(wrapLines("brood en taart", 80, measure)).toEqual(["brood en", "taart"]);
  expect(wrapLines("CRM-koppeling", 100, measure)).toEqual(["CRM-", "koppeling"]);
  expect(wrapLines("een\n\ntwee", 80, measure)).toEqual(["een", "", "twee"]);
  expect(wrapLines("€\u00a01.499 en meer", 70, measure)).toEqual(["€\u00a01.499", "en meer"]);
});

it("breaks a word only when it is wider than the line", () => {
  expect(wrapLines(`ja ${"a".repeat(12)}`, 50, measure)).toEqual(["ja", "aaaaa", "aaaaa", "aa"]);
  expect(wrapLines("🧵🧵", 5, () => 10)).toEqual(["🧵", "🧵"]);
});
