import { deskWords } from "~/content/desk/words.server";
import { pageAt } from "~/content/pages";
import { sharedCopy } from "~/content/shared-copy.server";
import { landingPages } from "~/content/site/landing/landing-copy.server";
import { barePath, isEnglishAddress, type Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";

/** A source that no page of ours sends is shown as it is: another program may call itself what it likes. */
export function sourceName(source: string, language: Language): string {
  if (source === "") return sharedCopy(language)["form.noSource"];
  const names: ReadonlyMap<string, string> = new Map(Object.entries(deskWords[language].sources.names));
  return names.get(source) ?? pageName(source, language) ?? source;
}

/** Local landing pages send their slug, and an appointment the path of its page. */
function pageName(source: string, language: Language): string | undefined {
  const path = source.startsWith("/") ? source : `/${source}`;
  const page = source.startsWith("/") ? pageAt(path) : undefined;
  const name = page ? sharedCopy(language)[page.label] : landingPages.get(barePath(path).slice(1))?.[language].label;
  return name && isEnglishAddress(path) ? fill(deskWords[language].sources.english, { page: name }) : name;
}
