import { INTRO_KEY } from "~/components/layout/intro-script";
import { STORAGE_KEY as attributionKey } from "~/features/attribution/origin";
import { sessionCookieName } from "~/features/auth/auth.server";
import { storageKey as configuratorKey } from "~/features/configurator/configurator-draft";
import { storageKey as draftKey } from "~/features/requests/offer-request-draft";
import { LANGUAGE_COOKIE } from "~/lib/language/language";

/** What a visitor is asked about; the necessary is never asked. */
export type ConsentCategory = "necessary" | "analytics";

/** How long something stays: a time, until the tab closes, or until it is removed by the code or the visitor. */
export type Lifetime = { count: number; unit: "year" | "day" | "hour" | "minute" } | "session" | "removed";

interface StoredItem {
  /** Key of its purpose in `content/policies`. */
  id: string;
  /** As a browser shows it; `*` stands for what differs. */
  name: string;
  place: "cookie" | "local" | "session";
  category: ConsentCategory;
  lasts: Lifetime;
}

/**
 * Everything that the site at `siteUrl` may leave in a visitor's browser (Telecommunicatiewet, art. 11.7a). The cookie
 * policy prints this list, and consent is asked for what is not necessary.
 */
export function cookieList(siteUrl: string) {
  return [
    {
      id: "cookieConsent",
      name: "cookie_consent",
      place: "cookie",
      category: "necessary",
      lasts: { count: 1, unit: "year" },
    },
    { id: "consentChoice", name: "cookieConsent", place: "local", category: "necessary", lasts: "removed" },
    {
      id: "language",
      name: LANGUAGE_COOKIE,
      place: "cookie",
      category: "necessary",
      lasts: { count: 1, unit: "year" },
    },
    { id: "formDraft", name: draftKey("*"), place: "session", category: "necessary", lasts: "session" },
    { id: "configuratorDraft", name: configuratorKey("*"), place: "local", category: "necessary", lasts: "removed" },
    { id: "attribution", name: attributionKey, place: "session", category: "necessary", lasts: "session" },
    { id: "introSeen", name: INTRO_KEY, place: "session", category: "necessary", lasts: "session" },
    {
      id: "scrollPositions",
      name: "react-router-scroll-positions",
      place: "session",
      category: "necessary",
      lasts: "session",
    },
    { id: "chatSessions", name: "chatSessions", place: "local", category: "necessary", lasts: "removed" },
    {
      id: "ownerSession",
      name: sessionCookieName(siteUrl),
      place: "cookie",
      category: "necessary",
      lasts: { count: 30, unit: "day" },
    },
    { id: "ga", name: "_ga", place: "cookie", category: "analytics", lasts: { count: 2, unit: "year" } },
    { id: "gid", name: "_gid", place: "cookie", category: "analytics", lasts: { count: 24, unit: "hour" } },
    { id: "gat", name: "_gat", place: "cookie", category: "analytics", lasts: { count: 1, unit: "minute" } },
  ] as const satisfies readonly StoredItem[];
}

export type StoredId = ReturnType<typeof cookieList>[number]["id"];
