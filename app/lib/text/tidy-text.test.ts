import { expect, it } from "vitest";
import { normalized, withoutUnseen } from "./tidy-text";

it.each([
  ["\u202eneB\u202c ten Brinke", "neB ten Brinke"],
  ["\u2067Jan\u2069 \u200e\u200f\u061cSmit", "Jan Smit"],
  ["\ufeffBouw\u00adbedrijf\u2060\u200b", "Bouwbedrijf"],
])("drops what hides text or turns it round: %j", (typed, text) => {
  expect(withoutUnseen(typed)).toBe(text);
});

it.each([
  "Zoë 👩\u200d🍳",
  "می\u200cخواهم",
  "क्\u200dष",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "\u0600١٢",
])("keeps what can be seen, and what joins it: %j", (text) => {
  expect(withoutUnseen(text)).toBe(text);
});

it("normalises letters of every language, and keeps thirty marks of one that is buried under them", () => {
  expect(normalized("Zoe\u0308 \u1ec7\u0323 ﬁ", "NFC")).toBe("Zo\u00eb \u1ec7\u0323 ﬁ".normalize("NFC"));
  expect(normalized("ﬁ ², क्षि", "NFKC")).toBe("fi 2, क्षि");
  expect(normalized(`a${"\u0316".repeat(500)}b`, "NFKD")).toBe(`a${"\u0316".repeat(30)}b`);
});
