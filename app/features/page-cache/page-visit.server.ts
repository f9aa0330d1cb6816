import { addresses } from "~/content/addresses.server";
import { HOME_AGAIN, pathOf } from "~/content/pages";
import { CONSENT_COOKIE, decodeChoice } from "~/features/consent/choice";
import { type DocumentRights, rightsAt } from "~/features/consent/document-rights";
import { cookieIn } from "~/lib/http/cookie-in";
import { barePath, chooseLanguage, LANGUAGE_COOKIE } from "~/lib/language/language";

/** What of a request decides which page answers it. */
export interface PageRequest {
  method: string | undefined;
  path: string;
  /** The query with its question mark; empty when there is none. */
  search: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** A visit to a public page that is the same for everybody. */
export interface PageVisit {
  /** The same for all visits that get the same bytes. */
  key: string;
  /** What the visitor lets the document load from others. */
  rights: DocumentRights;
}

/**
 * What advertisements, search engines, mailings and shared links add to an address, as patterns of names. The browser reads
 * it, no page does: who comes by it gets the page that is kept.
 */
const ADDED = [
  "utm_\\w+",
  // Google: advertisements, listings of products, links between sites.
  ...["gclid", "gbraid", "wbraid", "dclid", "gad_\\w+", "srsltid", "_gl"],
  // Facebook, Instagram, Microsoft, TikTok, X, LinkedIn, Pinterest.
  ...["fbclid", "igsh", "igshid", "msclkid", "ttclid", "twclid", "li_fat_id", "epik"],
  // Mailchimp.
  ...["mc_cid", "mc_eid"],
];
const CAMPAIGN = new RegExp(`^\\?(?:(?:${ADDED.join("|")})=[^&]*(?:&|$))+$`);

/** Written exactly so: another letter case is answered, but kept by nobody. */
const PATHS = new Set([HOME_AGAIN, ...addresses.map(({ path }) => path)]);

/** Shows the times that are free now. */
const NEVER_KEPT = pathOf("appointment");

/** Whether this address is that of a page which is the same for everybody who reads it in one language. */
export function isCommonPage(path: string, search: string): boolean {
  return PATHS.has(barePath(path)) && (search === "" || CAMPAIGN.test(search));
}

/** Which page this request asks for; null when its answer may be another for everybody. */
export function pageVisit(request: PageRequest, isMeasured: boolean): PageVisit | null {
  const { method, path, search, cookie, acceptLanguage } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!isCommonPage(path, search) || barePath(path) === NEVER_KEPT) return null;
  const language = chooseLanguage({ pathname: path, stored: cookieIn(cookie, LANGUAGE_COOKIE), acceptLanguage });
  const choice = decodeChoice(cookieIn(cookie, CONSENT_COOKIE), new Date());
  return { key: `${language} ${path}`, rights: rightsAt(path, choice, isMeasured) };
}
