import { describe, expect, it } from "vitest";
import { en } from "~/content/site/package/en";
import { nl } from "~/content/site/package/nl";
import { featuresOf, includedIn, matrixTable, presentApart } from "./feature-lists";
import { type Payment, packageAt, packageIds, packageNamed, packagePrices } from "./packages";

const namesOf = (features: { name: string }[]) => features.map(({ name }) => name);

describe("what is in a package", () => {
  it("keeps the webshop, its payments, the chatbot and more languages for Pro", () => {
    const onlyPro = ["Webshop", "Betaal\u00adsystemen", "AI-chatbot", "Meertalig"];
    expect(namesOf(featuresOf("groei", nl).missing)).toEqual(onlyPro);
    expect(namesOf(featuresOf("starter", nl).missing)).toEqual(expect.arrayContaining(onlyPro));
    expect(namesOf(featuresOf("pro", nl).always)).toEqual(expect.arrayContaining(onlyPro));
    expect(featuresOf("pro", nl).missing).toEqual([]);
  });

  it("has everything that the smaller packages have, whichever way it is paid", () => {
    for (const payment of ["month", "once"] as const) {
      const [starter = [], groei = [], pro] = packageIds.map((id) => namesOf(includedIn(id, payment, nl)));
      expect(groei).toEqual(expect.arrayContaining(starter));
      expect(pro).toEqual(expect.arrayContaining(groei));
    }
  });

  it("keeps domain, hosting, back-ups, upkeep, changes and help for the subscription", () => {
    const running = ["domain", "hosting", "backups", "upkeep", "changes", "help"];
    for (const id of packageIds) {
      const idsOf = (payment: Payment) => includedIn(id, payment, nl).map((feature) => feature.id);
      expect(idsOf("month")).toEqual(expect.arrayContaining(running));
      expect(idsOf("once").filter((feature) => [...running, "tuning"].includes(feature))).toEqual([]);
      expect(idsOf("once")).toEqual(expect.arrayContaining(["pages", "design", "basics"]));
    }
  });

  it.each([nl, en])("names everything that a purchase lacks as something to take separately", (copy) => {
    // Back-ups come with the hosting.
    const named = [...Object.keys(copy.apart), "backups"].toSorted();
    expect(
      featuresOf("pro", copy)
        .subscription.map(({ id }) => id)
        .toSorted(),
    ).toEqual(named);
  });

  it.each([nl, en])("is recommended by what it has, and says of what a purchase lacks that it is extra", (copy) => {
    for (const id of packageIds) {
      const { always, subscription } = featuresOf(id, copy);
      const has = new Map<string, boolean>([
        ...always.map(({ id }) => [id, true] as const),
        ...subscription.map(({ id }) => [id, false] as const),
      ]);
      const said = copy.packages[id].points.map(({ feature, bought }) => [feature, bought === null] as const);
      expect(said).toEqual(said.map(([feature]) => [feature, has.get(feature)]));
    }
  });

  it("says in one list what a purchase lacks", () => {
    expect(presentApart("starter", nl, "nl")).toMatch(/^domeinnaam.*, hosting .*, wijzigingen.* en klantenservice$/);
    expect(presentApart("starter", en, "en")).toMatch(/changes.* and customer service$/);
  });

  it("says how much, where that can be counted", () => {
    const pages = includedIn("starter", "once", nl).find(({ name }) => name === "Pagina’s");
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
        price
          ? [`{price.${price}.amount}`, `{price.${price}.amountIncl}`]
          : id === "groei" && per === "month"
            ? ["{groei.amount}", "{groei.amountIncl}"]
            : ["op maat", null],
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
