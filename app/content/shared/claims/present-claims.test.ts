import { describe, expect, it } from "vitest";
import { business } from "~/content/business";
import { shownReviews } from "~/content/reviews";
import { type ClaimSubject, presentClaims } from "./present-claims";

const unproven: ClaimSubject = business;
const proven: ClaimSubject = {
  address: { town: "Enschede" },
  correctionRounds: { count: 2 },
  claims: {
    entrepreneursHelped: { evidence: "Lijst van klanten" },
    websitesDelivered: { evidence: "Lijst van sites" },
    rating: {
      value: { nl: "4,8/5", en: "4.8/5" },
      count: 63,
      source: "Google",
      date: "2026-11-01",
      url: "https://maps.example/weef",
      evidence: "Schermafdruk",
    },
    numberOne: { basis: { nl: "op Google-beoordelingen", en: "in reviews on Google" }, evidence: "Schermafdruk" },
    organicGrowth: { value: { nl: "40%", en: "40%" }, withinMonths: 3, evidence: "Search Console van 12 klanten" },
  },
};

describe("a claim", () => {
  it("is said as a fact, with its basis, once there is evidence", () => {
    expect(presentClaims(proven, "nl")).toMatchObject({
      badge: "Webbureau nummer 1 van Enschede, op Google-beoordelingen",
      "entrepreneursHelped.mark": "",
      "websitesDelivered.mark": "",
      "rating.basis": ", uit 63 beoordelingen op Google (1 november 2026)",
      "rating.url": "https://maps.example/weef",
      growthSaid: "Klanten zien gemiddeld 40% meer organisch bezoek binnen 3 maanden.",
    });
    expect(presentClaims(proven, "en").reviewsSaid).toBe(
      "Businesses give us 4.8/5 on average, from 63 reviews on Google (1 November 2026).",
    );
  });

  it("is a sample, an aim or an ambition as long as there is none", () => {
    expect(presentClaims(unproven, "nl")).toMatchObject({
      badge: "Ons doel: webbureau nummer 1 van Enschede",
      "entrepreneursHelped.mark": " (voorbeeld)",
      "rating.basis": " (voorbeeld)",
      "rating.url": "",
      reviewsSaid: "Beoordelingen met een bron staan nog niet op onze site.",
      growthSaid: expect.stringMatching(/^We mikken op/),
    });
    expect(presentClaims(unproven, "en")["websitesDelivered.mark"]).toBe(" (sample)");
  });

  it.each(["count", "source", "date", "url", "evidence"] as const)("of a rating needs its %s", (part) => {
    const rating = { ...proven.claims.rating, [part]: part === "count" ? 0 : " " };
    expect(presentClaims({ ...proven, claims: { ...proven.claims, rating } }, "nl")["rating.url"]).toBe("");
  });

  it("to be the first needs its basis in both languages", () => {
    const numberOne = { ...proven.claims.numberOne, basis: { nl: "op Google", en: "" } };
    expect(presentClaims({ ...proven, claims: { ...proven.claims, numberOne } }, "nl").badge).toMatch(/^Ons doel/);
  });
});

it("says how many rounds of corrections are in the price, and nothing of them as long as nobody has decided", () => {
  expect(presentClaims(proven, "nl").dislikeAnswer).toContain("passen we het aan: 2 rondes zitten in de prijs. Klopt");
  expect(presentClaims({ ...proven, correctionRounds: { count: 1 } }, "en").dislikeAnswer).toContain("one round is");
  expect(presentClaims(proven, "nl")["terms.correctionRounds"]).toBe(" In de prijs zitten 2 rondes correcties.");
  expect(presentClaims(unproven, "nl").dislikeAnswer).not.toMatch(/ronde/);
  expect(presentClaims(unproven, "nl")["terms.correctionRounds"]).toBe("");
});

it("shows only reviews that can be looked up, of customers who agree", () => {
  const review = { permission: true, sourceUrl: "https://maps.example/1", evidence: "Mail" };
  const all = [review, { ...review, permission: false }, { ...review, sourceUrl: "" }, { ...review, evidence: "" }];
  expect(shownReviews(all)).toEqual([review]);
});
