import { expect, it } from "vitest";
import { postcodesIn } from "./dutch-postcode";

it.each([
  ["7511 GC Enschede", "7511 GC"],
  ["7511gc Enschede", "7511gc"],
  ["5211 AB 's-Hertogenbosch", "5211 AB"],
  ["5211 ab ’s-Hertogenbosch", "5211 ab"],
  ["8085 AA 't Harde", "8085 AA"],
  ["2511 AB den Haag", "2511 AB"],
  ["3511 AB / Utrecht", "3511 AB"],
  ["3511 AB\ninfo@bakker.example", "3511 AB"],
  ["7511gc\nbel 053 480 00 00", "7511gc"],
  ["2011 AB Haarlem", "2011 AB"],
])("finds the postcode in %s", (text, postcode) => expect(postcodesIn(text)).toEqual([postcode]));

it.each(["sinds 1998 tv en radio", "© 2024 MK webdesign", "1234 SS Enschede", "in 2019 je huis", "12345 AB Utrecht"])(
  "finds none in %s",
  (text) => expect(postcodesIn(text)).toEqual([]),
);
