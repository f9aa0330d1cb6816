import { en } from "~/content/site/package/en";
import { nl } from "~/content/site/package/nl";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { presentApart } from "./feature-lists";
import { packageIds } from "./packages";
import { openPrices } from "./price-list";

const WORDS = { nl, en };

/** `apart.{package}`: what a purchase of it lacks. */
export function packageFacts(facts: Facts, language: Language): Facts {
  const { groups, words, apart, groeiPrice } = WORDS[language];
  const copy = fill({ groups, words, apart, groeiPrice }, facts);
  return {
    ...Object.fromEntries(packageIds.map((id) => [`apart.${id}`, presentApart(id, copy, language)])),
    groeiPriceSaid: openPrices.groeiMonthly.euros > 0 ? copy.groeiPrice.known : copy.groeiPrice.open,
  };
}
