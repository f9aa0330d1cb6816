import { expect, it } from "vitest";
import { addressKey, asciiAddress } from "./mail-domain";

it.each([
  ["info@bäckerei-idn.example", "info@xn--bckerei-idn-l8a.example"],
  ["info@ba\u0308ckerei-idn.example", "info@xn--bckerei-idn-l8a.example"],
  ["Info@BÄCKEREI-idn.example", "Info@xn--bckerei-idn-l8a.example"],
  [" info@xn--bckerei-idn-l8a.example ", "info@xn--bckerei-idn-l8a.example"],
  ["info@bäckerei\u3002example", "info@xn--bckerei-5wa.example"],
  ["info@i❤.example", "info@xn--i-7iq.example"],
  ["\u202ainfo@bäcker\u00adei.example\u202c", "info@xn--bckerei-5wa.example"],
  ["zoë@Smit.example", "zoë@Smit.example"],
  ["bäcker", "bäcker"],
  ["info@bä/cker.example", "info@bä/cker.example"],
  ["info@bä..example:80", "info@bä..example:80"],
])("spells %j as %s", (typed, address) => {
  expect(asciiAddress(typed)).toBe(address);
});

it("compares addresses in one spelling", () => {
  expect(addressKey("INFO@Bäckerei-IDN.example")).toBe(addressKey("info@XN--bckerei-idn-l8a.example"));
});
