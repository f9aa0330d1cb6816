import { describe, expect, it } from "vitest";
import { en } from "~/content/package/en";
import { nl } from "~/content/package/nl";
import { featuresOf, matrixTable } from "./feature-lists";
import { packageAt, packageIds, packageNamed, packagePrices } from "./packages";

const namesOf = (features: { name: string }[]) => features.map(({ name }) => name);

describe("what is in a package", () => {
  it("keeps the webshop, its payments, the chatbot and more languages for Pro", () => {
    const onlyPro = ["Webshop", "Betaal\u00adsystemen", "AI-chatbot", "Meertalig"];
    expect(namesOf(featuresOf("groei", nl).missing)).toEqual(onlyPro);
    expect(namesOf(featuresOf("starter", nl).missing)).toEqual(expect.arrayContaining(onlyPro));
    expect(namesOf(featuresOf("pro", nl).included)).toEqual(expect.arrayContaining(onlyPro));
    expect(featuresOf("pro", nl).missing).toEqual([]);
  });

  it("has a domain name in every package, and everything that the smaller ones have", () => {
    const [starter, groei, pro] = packageIds.map((id) => namesOf(featuresOf(id, nl).included));
    expect(starter).toContain("Domeinnaam");
    expect(groei).toEqual(expect.arrayContaining(starter ?? []));
    expect(pro).toEqual(expect.arrayContaining(groei ?? []));
  });

  it("says how much, where that can be counted", () => {
    const pages = featuresOf("starter", nl).included.find(({ name }) => name === "Pagina’s");
    expect(pages?.amount).toBe("{starterPagesFrom} tot {starterPagesTo}");
  });

  it.each([nl, en])("never calls a missing feature included", (copy) => {
    for (const id of packageIds) {
      const notes = featuresOf(id, copy).missing.map(({ note }) => note);
      expect(notes.filter((note) => /inbegrepen|zit erbij|included/i.test(note))).toEqual([]);
    }
  });

  it.each([nl, en])("is in the table with a cell per package", (copy) => {
    const rows = matrixTable(copy).flatMap((group) => group.rows);
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => packageIds.length));
    for (const { cells } of rows) expect(cells).not.toContain(undefined);
  });
});

it("shows an amount for a package where the price list has one, and only there", () => {
  for (const id of packageIds) {
    for (const per of ["month", "once"] as const) {
      const price = packagePrices[id][per];
      const { amount, amountIncl } = nl.offers[id][per];
      expect([amount, amountIncl]).toEqual(
        price ? [`{price.${price}.amount}`, `{price.${price}.amountIncl}`] : ["op maat", null],
      );
    }
  }
});

it("finds the package of an address, and by name in any letter case", () => {
  expect(packageAt("/packages/pro")).toBe("pro");
  expect(packageAt("/en/packages/groei")).toBe("groei");
  expect(() => packageAt("/contact")).toThrow("No package at /contact");
  expect(packageNamed("STARTER")).toBe("starter");
  expect(packageNamed("gold")).toBeUndefined();
  expect(packageNamed(null)).toBeUndefined();
});
