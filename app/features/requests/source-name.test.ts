import { describe, expect, it } from "vitest";
import { packageIds } from "~/content/prices/packages";
import { sharedCopy } from "~/content/shared-copy.server";
import { landingPages } from "~/content/site/landing/landing-copy.server";
import { sourceName } from "./source-name.server";

describe("the name of a source", () => {
  it.each([
    ["homepage", "Homepage", "Home page"],
    ["locatie-page", "Locatiepagina", "Location page"],
    ["meta-ads", "Meta-advertentie", "Meta ad"],
    ["meta-ads-landing", "Advertentiepagina", "Ads page"],
    ["package-contact-groei", "Pakket Groei", "Growth package"],
    ["overijssel-landing-hero", "Websites in Overijssel, bovenaan", "Websites in Overijssel, top of the page"],
    ["", "Website", "Website"],
  ])("is said in words: %s", (source, nl, en) => {
    expect([sourceName(source, "nl"), sourceName(source, "en")]).toEqual([nl, en]);
  });

  it("is that of its page for a local landing page and an appointment", () => {
    for (const [slug, page] of landingPages) expect(sourceName(slug, "nl")).toBe(page.nl.label);
    expect(sourceName("/afspraak", "nl")).toBe("Afspraak maken");
  });

  it("tells the English document of a page from the page itself", () => {
    expect(sourceName("/en/support", "nl")).toBe("Support (Engels)");
    const { label } = landingPages.get("webdesign-enschede")?.en ?? {};
    expect(sourceName("/en/webdesign-enschede", "en")).toBe(`${label} (English)`);
  });

  it.each(packageIds)("calls the package %s as its language does", (id) => {
    expect(sourceName(`package-contact-${id}`, "nl")).toBe(`Pakket ${sharedCopy("nl")[`package.${id}`]}`);
    expect(sourceName(`package-contact-${id}`, "en")).toBe(`${sharedCopy("en")[`package.${id}`]} package`);
  });

  it("stays as it is where no page of ours sends it", () => {
    expect(sourceName("nieuwsbrief", "nl")).toBe("nieuwsbrief");
    expect(sourceName("constructor", "nl")).toBe("constructor");
    expect(sourceName("/blog/3", "en")).toBe("/blog/3");
  });
});
