import { expect, it } from "vitest";
import { cleanLine, isOneAddress, parseMailAddress } from "./mail-address";

it.each(["anna@bakkerij.nl", "o'brien+web@sub.example.co.uk", "info@café.nl"])("accepts %s", (address) => {
  expect(isOneAddress(address)).toBe(true);
});

it.each([
  "a@b.nl, c@d.nl",
  "a@b.nl,c@d.nl",
  "a@b.nl;c@d.nl",
  "a@b.nl\r\nBcc: c@d.nl",
  "a@b.nl\nc@d.nl",
  "<a@b.nl>",
  "Anna <a@b.nl>",
  '"a@b.nl, c"@d.nl',
  "group:a@b.nl;",
  "a@b.nl (c@d.nl)",
  "a@b@c.nl",
  "a@b.nl\u0000",
  "a\u200b@b.nl",
  "@b.nl",
  "a@",
  "",
  `${"a".repeat(250)}@b.nl`,
])("does not accept %j as a single address", (address) => {
  expect(isOneAddress(address)).toBe(false);
});

it("parses a sender with and without a name", () => {
  expect(parseMailAddress("Weef Webdesign <hallo@weef.nl>")).toEqual({
    name: "Weef Webdesign",
    address: "hallo@weef.nl",
  });
  expect(parseMailAddress('"Weef, Enschede" <hallo@weef.nl>')).toEqual({
    name: "Weef, Enschede",
    address: "hallo@weef.nl",
  });
  expect(parseMailAddress("hallo@weef.nl")).toEqual({ name: "", address: "hallo@weef.nl" });
});

it("refuses a sender that is not an address", () => {
  expect(() => parseMailAddress("Weef")).toThrow("Weef");
});

it("puts a name on one line, without characters that hide or reverse text", () => {
  expect(cleanLine(" Anna\r\nBcc: x@y.nl\u0000\u202e \u2028 Jansen ")).toBe("Anna Bcc: x@y.nl Jansen");
});

it("keeps words whole, and joined characters together", () => {
  expect(cleanLine("Bouw\u00adbedrijf\ufeff 👩\u200d🔧 می\u200cخواهم")).toBe("Bouwbedrijf 👩\u200d🔧 می\u200cخواهم");
});

it("shortens a name by whole characters", () => {
  expect(cleanLine("😀".repeat(200))).toBe(`${"😀".repeat(150)}…`);
});
