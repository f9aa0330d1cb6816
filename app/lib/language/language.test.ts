import { describe, expect, it } from "vitest";
import { barePath, chooseLanguage, englishPath, isEnglishAddress } from "./language";

describe("the language of a response", () => {
  it.each([
    ["/", undefined, "nl-NL,nl;q=0.9,en;q=0.8", "nl"],
    ["/", undefined, "en-GB,en;q=0.9,nl;q=0.8", "en"],
    ["/", undefined, "EN", "en"],
    ["/", undefined, "de-DE,en;q=0.9", "nl"],
    ["/", undefined, null, "nl"],
    ["/", undefined, "", "nl"],
    ["/contact", "nl", "en-GB", "nl"],
    ["/contact", "en", "nl", "en"],
    ["/contact", "de", "en", "en"],
    ["/en", "nl", "nl", "en"],
    ["/en/contact", undefined, "nl", "en"],
    ["/en/contact.data", undefined, "nl", "en"],
    ["/en.data", undefined, "nl", "en"],
    ["/EN/Contact", undefined, "nl", "en"],
    ["/english-lessons", undefined, "nl", "nl"],
  ] as const)("is, at %s with the choice %s and the browser's %s: %s", (pathname, stored, acceptLanguage, expected) => {
    expect(chooseLanguage({ pathname, stored, acceptLanguage })).toBe(expected);
  });
});

describe("the English address of a page", () => {
  it.each([
    ["/", "/en"],
    ["/contact", "/en/contact"],
    ["/#services", "/en#services"],
    ["/?a=b", "/en?a=b"],
    ["/contact#offerte", "/en/contact#offerte"],
    ["/en/contact", "/en/contact"],
  ])("of %s is %s", (path, english) => {
    expect(englishPath(path)).toBe(english);
    expect(isEnglishAddress(english.replace(/[#?].*/, ""))).toBe(true);
  });

  it.each([
    ["/en", "/"],
    ["/en/contact", "/contact"],
    ["/contact", "/contact"],
    ["/english-lessons", "/english-lessons"],
  ])("goes back from %s to %s", (address, path) => {
    expect(barePath(address)).toBe(path);
  });
});
