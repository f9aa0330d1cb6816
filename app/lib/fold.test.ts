import { expect, it } from "vitest";
import { foldText } from "./fold";

it.each([
  ["Zoë Yılmaz", "zoe yilmaz"],
  ["CAFÉ  'De Brug'\n\tEnschede ", "cafe 'de brug' enschede"],
  ["İstanbul Straße Øresund", "istanbul strasse oresund"],
  ["e\u0301\u0301n", "en"],
])("compares %o as %o", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
