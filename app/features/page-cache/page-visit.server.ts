import { addresses } from "~/content/addresses.server";
import { HOME_AGAIN, pathOf } from "~/content/pages";
import * as configurator from "~/features/configurator/configurator-state";
import { CONSENT_COOKIE, decodeChoice } from "~/features/consent/choice";
import { type DocumentRights, rightsAt } from "~/features/consent/document-rights";
import { BOX_PARAM } from "~/features/newsletter/subscription-form-state";
import { PACKAGE_PARAM, PAYMENT_PARAM } from "~/features/pricing/packages";
import * as quoteForm from "~/features/requests/quote-form-state";
import { cookieIn } from "~/lib/http/cookie-in";
import { barePath, chooseLanguage, LANGUAGE_COOKIE, type Language } from "~/lib/language/language";
import { MAP_PARAM } from "~/lib/openstreetmap";

/** The part of a request that decides which page answers it. */
export interface PageRequest {
  method: string | undefined;
  path: string;
  /** The query, with its question mark; empty when there is none. */
  search: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** A visit to a public page that is the same for everybody. */
export interface PageVisit {
  /** The same for all visits that get the same bytes. */
  key: string;
  language: Language;
  /** What the visitor lets the document load from third parties. */
  rights: DocumentRights;
}

/**
 * The query parameters that public pages read. Others are for nobody, or for scripts in the browser, like those of
 * advertisements: such visits get the cached page.
 */
const READ = new Set([
  ...[configurator.STEP_PARAM, configurator.OUTCOME_PARAM, configurator.MOMENT_PARAM, configurator.DRAFT_PARAM],
  ...[quoteForm.OUTCOME_PARAM, quoteForm.FORM_PARAM],
  PACKAGE_PARAM,
  PAYMENT_PARAM,
  BOX_PARAM,
  MAP_PARAM.name,
]);

/** Spelled exactly like this: an address in other letter case is answered, but not cached. */
const PATHS = new Set([HOME_AGAIN, ...addresses.map(({ path }) => path)]);

/** Shows which times are free right now. */
const NEVER_KEPT = pathOf("appointment");

/** Whether this address is that of a page that is the same for everybody who reads it in the same language. */
export function isCommonPage(path: string, search: string): boolean {
  return PATHS.has(barePath(path)) && ![...new URLSearchParams(search).keys()].some((name) => READ.has(name));
}

/** Which page this request asks for; null when the answer may differ between visitors. */
export function pageVisit(request: PageRequest, isMeasured: boolean): PageVisit | null {
  const { method, path, search, cookie, acceptLanguage } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!isCommonPage(path, search) || barePath(path) === NEVER_KEPT) return null;
  const language = chooseLanguage({ pathname: path, stored: cookieIn(cookie, LANGUAGE_COOKIE), acceptLanguage });
  const choice = decodeChoice(cookieIn(cookie, CONSENT_COOKIE), new Date());
  return { key: `${language} ${path}`, language, rights: rightsAt(path, choice, isMeasured) };
}
