import type { StorageRow } from "~/components/sections/policy-storage";
import type { nl } from "~/content/policies/nl";
import type { Language } from "~/lib/language/language";
import { numberFormat } from "~/lib/number-format";
import { cookieList, type Lifetime, type StoredId } from "./cookie-list.server";
import type { Purpose } from "./purposes";

type StorageWords = (typeof nl)["storage"] & { purposes: Record<StoredId, string> };

/** The rows that the cookie policy of the site at `siteUrl` shows of one category, worded in `language`. */
export function cookieRows(category: Purpose, siteUrl: string, words: StorageWords, language: Language): StorageRow[] {
  return cookieList(siteUrl)
    .filter((item) => item.category === category)
    .map(({ id, name, place, lasts }) => ({
      name,
      purpose: words.purposes[id],
      place: words.places[place],
      lasts: sayLifetime(lasts, words.lasts, language),
    }));
}

/** "1 jaar", "24 uur", or the words for a lifetime without a fixed length. */
function sayLifetime(lasts: Lifetime, words: StorageWords["lasts"], language: Language): string {
  if (typeof lasts === "string") return words[lasts];
  const { count, unit } = lasts;
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
