import { expect, it } from "vitest";
import { pageAddress, referrerAddress } from "./page-address";

const SITE = "https://weef.example";

it.each([
  ["/contact", undefined, "/contact"],
  ["/contact?kaart=open&utm_source=nieuwsbrief#kaart", undefined, "/contact?utm_source=nieuwsbrief"],
  ["/configurator?concept=geheim", undefined, "/configurator"],
  ["/afspraak/geheim/verzetten", "geheim", "/afspraak/:token/verzetten"],
])("tells others of %s (token %s) as %s", (address, token, told) => {
  expect(pageAddress(new URL(SITE + address), token)).toBe(SITE + told);
});

it.each([
  ["", ""],
  [`${SITE}/afspraak/beheer/geheim?a=b`, `${SITE}/`],
  ["https://zoek.example/pagina?q=geheim", "https://zoek.example/pagina"],
])("tells others of the referrer '%s' as '%s'", (referrer, told) => {
  expect(referrerAddress(referrer, new URL(SITE))).toBe(told);
});
