import { expect, it } from "vitest";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { presentPromises } from "./present-promises";

const copies = Object.entries(import.meta.glob(["../../{site,desk,mail,shared}/**/{nl,en}.ts"], { eager: true }));
const { reachable } = business.hours;
const said = (decided: Partial<Parameters<typeof presentPromises>[1]> = {}) =>
  presentPromises(businessFacts("nl"), { reachable, invoiced: "", ...decided }, "nl");

it("answers new requests on a Saturday only if somebody is there", () => {
  expect(said().saturdaySaid).toMatch(/^Op zaterdag beantwoorden we/);
  expect(said({ reachable: [{ days: [1, 2], from: "09:00", to: "17:00" }] }).saturdaySaid).not.toMatch(/zaterdag/);
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
const LEGAL = /^\.\/(nl|en)\.ts$|\/(promises|terms|overijssel|landing\/website-laten-maken-enschede)\//;

it.each(copies.filter(([file]) => !LEGAL.test(file)))("%s leaves terms and times to the promises", (_file, copy) => {
  const words = JSON.stringify(copy);
  expect(SAID_ONCE.filter((fact) => words.includes(`{${fact}}`))).toEqual([]);
});
