import { expect, it } from "vitest";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { presentPromises } from "./present-promises";

const copies = Object.entries(import.meta.glob(["../../{site,desk,mail,shared}/**/{nl,en}.ts"], { eager: true }));
const { reachable } = business.hours;
const said = (decided: Partial<Parameters<typeof presentPromises>[1]> = {}) =>
  presentPromises(businessFacts("nl"), { reachable, invoiced: "", closed: null, ...decided }, "nl");

it("answers new requests on a Saturday only if somebody is there", () => {
  expect(said().saturdaySaid).toMatch(/^Op zaterdag beantwoorden we/);
  expect(said({ reachable: [{ days: [1, 2], from: "09:00", to: "17:00" }] }).saturdaySaid).not.toMatch(/zaterdag/);
});

it.each([
  ["every day is open", null, "Binnen 24 uur heb je een prijs. Weten"],
  [
    "a weekend is ahead",
    { day: "2026-12-06", isWeekend: true, answeredBy: "2026-12-07T09:00:00.000Z" },
    "Binnen 24 uur heb je een prijs; vraag je het in het weekend, dan uiterlijk maandag om 10:00. Weten",
  ],
  [
    "Monday is Easter Monday",
    { day: "2027-03-28", isWeekend: true, answeredBy: "2027-03-30T08:00:00.000Z" },
    "Binnen 24 uur heb je een prijs; vraag je het in het weekend, dan uiterlijk dinsdag om 10:00. Weten",
  ],
  [
    "two weeks are closed",
    { day: "2026-08-01", isWeekend: true, answeredBy: "2026-08-17T08:00:00.000Z" },
    "Binnen 24 uur heb je een prijs; vraag je het in het weekend, dan uiterlijk maandag 17 augustus om 10:00. Weten",
  ],
  [
    "it is Christmas",
    { day: "2026-12-25", isWeekend: false, answeredBy: "2026-12-28T09:00:00.000Z" },
    "Binnen 24 uur heb je een prijs; vraag je het terwijl we dicht zijn, dan uiterlijk maandag 28 december om 10:00. Weten",
  ],
])("promises a price by the opening hours when %s", (_when, closed, quote) => {
  expect(said({ closed }).quoteSaid).toBe(`${quote} we nog te weinig, dan bellen of mailen we je eerst.`);
});

it("tells Starter and Groei apart once they take another time", () => {
  const facts = { ...businessFacts("nl"), "delivery.groei": "2 weken" };
  const apart = presentPromises(facts, { reachable, invoiced: "", closed: null }, "nl").deliverySaid;
  expect(said().deliverySaid).toMatch(/^Starter en Groei zijn binnen 1 week live, meestal in 5 werkdagen\. /);
  expect(apart).toMatch(/^Starter is binnen 1 week live en Groei binnen 2 weken, meestal/);
});

const BY_WEEKDAY = /\/(promises|support|website-hosting-overijssel)\/|^\.\/(nl|en)\.ts$/;

it.each(copies.filter(([file]) => BY_WEEKDAY.test(file)))("%s names no day on which nobody may work", (_file, copy) => {
  expect(JSON.stringify(copy)).not.toMatch(/maandag|vrijdag|Monday|Friday/);
});

it("says when in the month a subscription is invoiced once that has been decided", () => {
  expect(said()["terms.invoiced"]).toBe("");
  expect(said({ invoiced: "end" })["terms.invoiced"]).toBe(", achteraf");
});

it("tells by an example when a subscription ends at the earliest", () => {
  const { minimumMonths, noticeMonths } = business.contract;
  expect(said()["notice.example"]).toContain(`tot en met maand ${minimumMonths + noticeMonths}.`);
});

/** The facts that are said by a promise, and where else they may stand: in the law, and in a table. */
const SAID_ONCE = ["contract.minimumMonths", "contract.noticeMonths", "delivery.complex"];
const LEGAL = /^\.\/(nl|en)\.ts$|\/(promises|terms|overijssel)\//;

it.each(copies.filter(([file]) => !LEGAL.test(file)))("%s leaves terms and times to the promises", (_file, copy) => {
  const words = JSON.stringify(copy);
  expect(SAID_ONCE.filter((fact) => words.includes(`{${fact}}`))).toEqual([]);
});
