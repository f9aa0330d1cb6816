import { landingPages } from "~/content/landing/landing-copy.server";
import { pageAt } from "~/content/pages";
import { sourcesCopy } from "~/content/sources/sources-copy.server";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { fill } from "~/lib/fill";
import { barePath, isEnglishAddress, type Language } from "~/lib/language/language";

/**
 * A source in words for people. One that no page of ours sends is shown as it is: a form of another program may call
 * itself what it likes.
 */
export function sourceName(source: string, language: Language): string {
  if (source === "") return sharedCopy(language)["form.noSource"];
  const names: ReadonlyMap<string, string> = new Map(Object.entries(sourcesCopy[language].names));
  return names.get(source) ?? pageName(source, language) ?? source;
}

/** Local landing pages send their slug, and an appointment the path of its page. */
function pageName(source: string, language: Language): string | undefined {
  const path = source.startsWith("/") ? source : `/${source}`;
  const page = source.startsWith("/") ? pageAt(path) : undefined;
  const name = page ? sharedCopy(language)[page.label] : landingPages.get(barePath(path).slice(1))?.[language].label;
  return name && isEnglishAddress(path) ? fill(sourcesCopy[language].english, { page: name }) : name;
}
