import { en } from "~/content/site/package/en";
import { nl } from "~/content/site/package/nl";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { presentApart } from "./feature-lists";
import { packageIds } from "./packages";

const WORDS = { nl, en };

/** `apart.{package}`: what whoever buys it takes separately. */
export function packageFacts(facts: Facts, language: Language): Facts {
  const { groups, words, apart } = WORDS[language];
  const copy = fill({ groups, words, apart }, facts);
  return Object.fromEntries(packageIds.map((id) => [`apart.${id}`, presentApart(id, copy, language)]));
}
