import { expect, it } from "vitest";
import { withoutUnseen } from "./unseen";

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
