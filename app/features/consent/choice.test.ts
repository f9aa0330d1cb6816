import { describe, expect, it } from "vitest";
import { CHOICE_DAYS, decodeChoice, EVERYTHING, encodeChoice, judgeChoice, NOTHING } from "./choice";
import { CONSENT_VERSION } from "./purposes";

const NOW = new Date("2026-11-25T12:00:00Z");
const ONLY_MAP = { analytics: false, map: true };
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);

describe("a choice in a cookie", () => {
  it.each([[EVERYTHING], [NOTHING], [ONLY_MAP]])("is read as it was kept: %o", (choice) => {
    const text = encodeChoice(choice, NOW);
    expect(text).toMatch(/^[\w.-]+$/);
    expect(decodeChoice(text, NOW)).toEqual(choice);
  });

  it("holds for a year", () => {
    const text = encodeChoice(EVERYTHING, NOW);
    expect(decodeChoice(text, later(CHOICE_DAYS - 1))).toEqual(EVERYTHING);
    expect(decodeChoice(text, later(CHOICE_DAYS + 1))).toBeNull();
  });

  it.each([
    undefined,
    null,
    "",
    "true",
    `${CONSENT_VERSION}`,
    `${CONSENT_VERSION}.vandaag.map`,
    "2025-01-01.2026-11-25.analytics.map",
  ])("is null in %s", (text) => {
    expect(decodeChoice(text, NOW)).toBeNull();
  });

  it("allows nothing that it does not name", () => {
    expect(decodeChoice(`${CONSENT_VERSION}.2026-11-25.maps.advertising`, NOW)).toEqual(NOTHING);
  });
});

describe("a choice in local storage", () => {
  it.each([
    ["nothing", null, null, null],
    ["no flag, whatever else is there", null, encodeChoice(EVERYTHING, NOW), null],
    ["another word", "yes", null, null],
    ["'true' alone", "true", null, EVERYTHING],
    ["'false' alone", "false", null, NOTHING],
    ["'true' for a part", "true", encodeChoice(ONLY_MAP, NOW), ONLY_MAP],
    ["'false' against its details", "false", encodeChoice(EVERYTHING, NOW), NOTHING],
    ["'true' against its details", "true", encodeChoice(NOTHING, NOW), EVERYTHING],
    ["an answer to other words", "true", "2025-01-01.2026-11-25.map", null],
  ])("with %s", (_case, flag, details, expected) => {
    expect(judgeChoice(flag, details, NOW)).toEqual(expected);
  });

  it("has to be made again after a year", () => {
    expect(judgeChoice("false", encodeChoice(NOTHING, NOW), later(CHOICE_DAYS + 1))).toBeNull();
  });
});
