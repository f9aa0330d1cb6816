import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { priceList } from "./price-list";

/** The texts of every content folder and of every article, by file. */
const files = [
  ...Object.entries(
    import.meta.glob(["../{site,desk,mail,shared}/**/{nl,en}.ts"], {
      eager: true,
    }),
  ),
  ...globSync("app/content/site/articles/*/*.mdx").map((file) => [file, readFileSync(file, "utf8")] as const),
];

const sums = Object.values(priceList).map(({ euros }) => String(euros));
const grouped = sums.map((sum) => sum.replace(/(?=\d{3}$)/, "[.,\u00a0 ]?"));

function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  return typeof copy === "object" && copy !== null ? Object.values(copy).flatMap(textsIn) : [];
}

it("finds copy to check", () => {
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(([file]) => file.endsWith(".mdx")).length).toBeGreaterThan(11);
});

it.each(files)("%s names no price of its own, and adds no words to one from the list", (_file, copy) => {
  // Millions of euros and numbers after a colon (article 3:15d) are not our prices: they come from the law.
  const bare = new RegExp(
    `€|(?<!mil(joen|lion) )\\beuros?\\b|\\bEUR\\b|(?<![\\d.,:])(${grouped.join("|")})(?![\\d.,]*\\d)`,
    "i",
  );
  const worded = /(vanaf|from) \{price|\{price\.\w+(\.amount)?\}\s*(per|a|an|eenmalig|one-time)\b/i;
  for (const text of textsIn(copy)) {
    expect(text.replace(/\{[\w.]+\}/g, ""), "a price in words").not.toMatch(bare);
    expect(text, "what the price list says already").not.toMatch(worded);
  }
});

it.each(files)("%s says of a price in its description that it excludes btw", (_file, copy) => {
  for (const description of descriptionsIn(copy)) {
    if (description.includes("{price.")) expect(description).toMatch(/excl\. (btw|VAT)/i);
  }
});

function descriptionsIn(copy: unknown): string[] {
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) =>
    key === "description" && typeof value === "string" ? [value] : descriptionsIn(value),
  );
}
