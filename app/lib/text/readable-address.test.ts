import { expect, it } from "vitest";
import { readableAddress, spellingsOf } from "./readable-address.server";

it.each([
  ["info@xn--bckerei-idn-l8a.example", "info@bäckerei-idn.example"],
  ["Info@mail.XN--bckerei-idn-l8a.example", "Info@mail.bäckerei-idn.example"],
  ["xn--jan@smit.example", "xn--jan@smit.example"],
  ["jan@Smit.example", "jan@Smit.example"],
  ["jan@xn--\u0000.example", "jan@xn--\u0000.example"],
  ["xn--bckerei-idn-l8a", "xn--bckerei-idn-l8a"],
])("shows %j as %s", (stored, shown) => {
  expect(readableAddress(stored)).toBe(shown);
});

it("knows both spellings, whichever is given", () => {
  const both = ["info@xn--bckerei-idn-l8a.example", "info@bäckerei-idn.example"];
  expect(both.map(spellingsOf)).toEqual([both, both]);
  expect(spellingsOf("jan@smit.example")).toEqual(["jan@smit.example"]);
});
