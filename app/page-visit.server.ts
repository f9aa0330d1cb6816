import { addresses } from "./content/addresses.server";
import { perHour } from "./content/current";
import { HOME_AGAIN, pathOf } from "./content/pages";
import { PACKAGE_PARAM, PAYMENT_PARAM } from "./content/prices/packages";
import * as configurator from "./features/configurator/configurator-state";
import { CONSENT_COOKIE, decodeChoice } from "./features/consent/choice";
import { rightsAt } from "./features/consent/rights-at";
import { PREVIEW_PARAM } from "./features/desk/site/paths";
import { BOX_PARAM } from "./features/newsletter/subscription-form-state";
import * as quoteForm from "./features/requests/quote-form-state";
import { cookieIn } from "./lib/http/request-headers";
import { barePath, chooseLanguage, LANGUAGE_COOKIE } from "./lib/language/language";
import { MAP_PARAM } from "./lib/openstreetmap";
import type { PageRequest, PageVisit } from "./platform/pages/page-cache.server";

/** Other parameters, like those of advertisements, get the cached page: only scripts read them. */
const READ = new Set([
  ...[configurator.STEP_PARAM, configurator.OUTCOME_PARAM, configurator.MOMENT_PARAM, configurator.DRAFT_PARAM],
  ...[quoteForm.OUTCOME_PARAM, quoteForm.FORM_PARAM],
  PACKAGE_PARAM,
  PAYMENT_PARAM,
  BOX_PARAM,
  MAP_PARAM.name,
  PREVIEW_PARAM,
]);

/** An address in other letter case is answered, but not cached. */
const paths = perHour(() => new Set([HOME_AGAIN, ...addresses().map(({ path }) => path)]));

/** Shows which times are free right now. */
const NEVER_KEPT = pathOf("appointment");

export function isCommonPage(path: string, search: string): boolean {
  return paths().has(barePath(path)) && ![...new URLSearchParams(search).keys()].some((name) => READ.has(name));
}

/** Null when the answer may differ between visitors. */
export function pageVisit(request: PageRequest, isMeasured: boolean): PageVisit | null {
  const { method, path, search, cookie, acceptLanguage } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!isCommonPage(path, search) || barePath(path) === NEVER_KEPT) return null;
  const language = chooseLanguage({ pathname: path, stored: cookieIn(cookie, LANGUAGE_COOKIE), acceptLanguage });
  const choice = decodeChoice(cookieIn(cookie, CONSENT_COOKIE), new Date());
  return { key: `${language} ${path}`, language, rights: rightsAt(path, choice, isMeasured) };
}
