import { expect, it } from "vitest";
import { normalized } from "./normalized";

it("normalises letters of every language, and keeps thirty marks of one that is buried under them", () => {
  expect(normalized("Zoe\u0308 \u1ec7\u0323 ﬁ", "NFC")).toBe("Zo\u00eb \u1ec7\u0323 ﬁ".normalize("NFC"));
  expect(normalized("ﬁ ², क्षि", "NFKC")).toBe("fi 2, क्षि");
  expect(normalized(`a${"\u0316".repeat(500)}b`, "NFKD")).toBe(`a${"\u0316".repeat(30)}b`);
});
