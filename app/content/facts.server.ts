import { en } from "~/content/site/package/en";
import { nl } from "~/content/site/package/nl";
import { authFacts } from "~/lib/account-bounds";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { businessFacts } from "./business-facts";
import { perChange } from "./current";
import { presentApart } from "./prices/feature-lists";
import { packageIds } from "./prices/packages";
import { priceFacts } from "./prices/price-facts";
import { openPrices } from "./prices/price-list";

const DAY = 24 * 3_600_000;

interface OfDay {
  day: number;
  facts: Map<Language, Facts>;
  filled: Map<Language, WeakMap<object, unknown>>;
}

const kept = perChange((): { ofDay: OfDay | null } => ({ ofDay: null }));

function today(): OfDay {
  const day = Math.floor(Date.now() / DAY);
  const holder = kept();
  if (holder.ofDay?.day !== day) holder.ofDay = { day, facts: new Map(), filled: new Map() };
  return holder.ofDay;
}

export function facts(language: Language): Facts {
  const { facts } = today();
  const before = facts.get(language);
  if (before) return before;
  const known = { ...businessFacts(language), ...priceFacts(language), ...authFacts };
  const made = { ...known, ...packageFacts(known, language) };
  facts.set(language, made);
  return made;
}

/** The same object for everybody who asks on one day. */
export function filled<T extends object>(copy: T, language: Language): T {
  const { filled } = today();
  const ofLanguage = filled.get(language) ?? new WeakMap<object, unknown>();
  filled.set(language, ofLanguage);
  const known = ofLanguage.get(copy) as T | undefined;
  if (known) return known;
  const made = fill(copy, facts(language));
  ofLanguage.set(copy, made);
  return made;
}

const WORDS = { nl, en };

/** `apart.{package}`: what a purchase of it lacks. */
function packageFacts(facts: Facts, language: Language): Facts {
  const { groups, words, apart, groeiPrice } = WORDS[language];
  const copy = fill({ groups, words, apart, groeiPrice }, facts);
  return {
    ...Object.fromEntries(packageIds.map((id) => [`apart.${id}`, presentApart(id, copy, language)])),
    groeiPriceSaid: openPrices.groeiMonthly.euros > 0 ? copy.groeiPrice.known : copy.groeiPrice.open,
  };
}
