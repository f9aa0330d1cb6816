import { data, type RouterContextProvider, redirect } from "react-router";
import { addresses } from "~/content/addresses.server";
import { business } from "~/content/business";
import { perHour } from "~/content/current";
import { facts } from "~/content/facts.server";
import { overviews } from "~/content/families";
import { barePath, type Language, type PerLanguage } from "~/lib/language/language";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { locationOf, redirectKey } from "./redirects/redirect-path";
import { redirectsContext } from "./redirects/redirects.server";
import { type Lost, SEARCH_PARAM } from "./search";
import { indexPages, type SearchIndex, searchPages } from "./search-pages";

const LIMIT = 5;
const QUERY_LENGTH = 100;

/** Browsers would remember a redirect for good, and no change would reach them. */
const REDIRECT_KEPT = { "Cache-Control": "public, max-age=3600" };

/** Gives a loader what to throw: a redirect, or a 404 with pages found by `?q=` or guessed from the address. */
export function notFound(url: URL, context: Readonly<RouterContextProvider>) {
  const leads = context.get(redirectsContext)?.find(url) ?? overviewOf(url);
  if (leads) return redirect(leads.location, { status: leads.status, headers: REDIRECT_KEPT });
  const query = (url.searchParams.get(SEARCH_PARAM) ?? "").trim().slice(0, QUERY_LENGTH);
  const found = searchPages(query || readable(barePath(url.pathname)), indexIn(context.get(languageContext)), LIMIT);
  return data<Lost>({ query, found }, { status: 404 });
}

function overviewOf({ pathname, search }: URL): { location: string; status: 301 } | null {
  const key = redirectKey(pathname);
  const overview = key === null ? undefined : overviews.get(barePath(key));
  return key === null || overview === undefined ? null : { location: locationOf(key, overview, search), status: 301 };
}

const knownIndexes = perHour((): Partial<PerLanguage<SearchIndex>> => ({}));

function indexIn(language: Language): SearchIndex {
  const indexes = knownIndexes();
  const known = indexes[language];
  if (known) return known;
  const pages = addresses()
    .filter(({ indexable, isDutchOnly }) => indexable && !(isDutchOnly && language === "en"))
    .map(({ path, meta }) => {
      const { title, description } = fill(meta[language], facts(language));
      return { path, title: title.replace(` | ${business.name}`, ""), description };
    });
  const made = indexPages(pages);
  indexes[language] = made;
  return made;
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
