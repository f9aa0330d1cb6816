import { expect, it } from "vitest";
import { ownSiteOf } from "./own-site";

it.each([
  ["Kijk eens naar https://www.bakkerijsmit.nl/contact, graag.", "x@gmail.com", "https://www.bakkerijsmit.nl/contact"],
  ["Mijn site is bakkerijsmit.nl. Wat kost een nieuwe?", null, "bakkerijsmit.nl"],
  ["Mail me op jan@bouw.nl", "jan@bouw.nl", "bouw.nl"],
  [null, "Jan@Bouw.NL", "bouw.nl"],
  [null, "jan@hotmail.nl", null],
  [null, "jan@kpnmail.nl", null],
  ["Dat is klaar.De rest volgt", null, null],
  [null, null, null],
])("finds the site of a lead that wrote %j from %j: %j", (message, email, site) => {
  expect(ownSiteOf({ message, email })).toBe(site);
});
