import type { StorageRow } from "~/components/sections/policy-storage";
import type { nl } from "~/content/site/policies/nl";
import type { Language } from "~/lib/language/language";
import { numberFormat } from "~/lib/text/number-format";
import { cookieList, type Lifetime, type StoredId } from "./cookie-list.server";
import type { Purpose } from "./purposes";

type StorageWords = (typeof nl)["storage"] & { purposes: Record<StoredId, string> };

export function cookieRows(category: Purpose, siteUrl: string, words: StorageWords, language: Language): StorageRow[] {
  return cookieList(siteUrl)
    .filter((item) => item.category === category)
    .map(({ id, name, place, lasts }) => ({
      name,
      purpose: words.purposes[id],
      place: words.places[place],
      lasts: formatLifetime(lasts, words.lasts, language),
    }));
}

function formatLifetime(lasts: Lifetime, words: StorageWords["lasts"], language: Language): string {
  if (typeof lasts === "string") return words[lasts];
  const { count, unit } = lasts;
  return numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
