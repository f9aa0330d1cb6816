import { expect, it } from "vitest";
import { pageAddress, referrerAddress } from "./analytics";

const SITE = "https://weef.example";
const TOKEN = "hj0bFDQmK3aD4Tt_9CkJ8b2nQ7Yl-RzX5pVwEsUoG1M";

it.each([
  ["/contact", "/contact"],
  ["/contact?kaart=open&utm_source=nieuwsbrief#kaart", "/contact?utm_source=nieuwsbrief"],
  ["/configurator?concept=geheim", "/configurator"],
  [`/en/afspraak/beheer/${TOKEN}?uitkomst=booked`, "/en/afspraak/beheer/:token"],
])("reports %s to third parties as %s", (address, told) => {
  expect(pageAddress(new URL(SITE + address))).toBe(SITE + told);
});

it.each([
  ["", ""],
  [`${SITE}/afspraak/beheer/geheim?a=b`, `${SITE}/`],
  ["https://zoek.example/pagina?q=geheim", "https://zoek.example/pagina"],
])("reports the referrer '%s' to third parties as '%s'", (referrer, told) => {
  expect(referrerAddress(referrer, new URL(SITE))).toBe(told);
});
