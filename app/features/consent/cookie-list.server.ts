import { DESK_DRAFT_DAYS, deskDraftKey } from "~/components/desk/desk-draft";
import { KEYS_KEY } from "~/components/desk/row-keys";
import { storageKey as draftKey } from "~/components/forms/form-draft";
import { INTRO_KEY } from "~/components/layout/intro-script";
import { CHAT_KEYS, KEPT_DAYS } from "~/features/chat/widget/kept-in-browser";
import { storageKey as configuratorKey } from "~/features/configurator/configurator-draft";
import { waitingLeadKey } from "~/features/leads/by-hand/waiting-leads";
import { SOUND_KEY } from "~/features/notifications/sound/chime";
import { projectDrafts } from "~/features/projects/customer/project-drafts";
import { deviceCookieName } from "~/features/users/sessions/known-device.server";
import { sessionCookieName } from "~/features/users/sign-in/auth.server";
import { secondStepCookieName } from "~/features/users/two-factor/challenge.server";
import { SECOND_STEP_MINUTES, SESSION_DAYS } from "~/lib/account-bounds";
import { STORAGE_KEY as attributionKey } from "~/lib/attribution/touch";
import { LANGUAGE_COOKIE } from "~/lib/language/language";
import { CONSENT_COOKIE, CONSENT_KEY, DETAILS_KEY } from "./choice";
import { ANALYTICS_COOKIES, type Purpose } from "./purposes";

/** A number: a period; otherwise until the tab closes, or the code or the visitor removes it. */
export type Lifetime = { count: number; unit: "year" | "day" | "hour" | "minute" } | "session" | "removed";

interface StoredItem {
  id: string;
  /** Name as a browser shows it; `*` stands for a variable part. */
  name: string;
  place: "cookie" | "local" | "session";
  category: Purpose;
  lasts: Lifetime;
}

/** Telecommunicatiewet, art. 11.7a: the cookie policy prints it; consent is asked for what is not necessary. */
export function cookieList(siteUrl: string) {
  return [
    {
      id: "cookieConsent",
      name: CONSENT_COOKIE,
      place: "cookie",
      category: "necessary",
      lasts: { count: 1, unit: "year" },
    },
    { id: "consentChoice", name: CONSENT_KEY, place: "local", category: "necessary", lasts: "removed" },
    { id: "consentDetails", name: DETAILS_KEY, place: "local", category: "necessary", lasts: "removed" },
    {
      id: "language",
      name: LANGUAGE_COOKIE,
      place: "cookie",
      category: "necessary",
      lasts: { count: 1, unit: "year" },
    },
    { id: "formDraft", name: draftKey("*"), place: "session", category: "necessary", lasts: "session" },
    { id: "configuratorDraft", name: configuratorKey("*"), place: "local", category: "necessary", lasts: "removed" },
    { id: "projectDraft", name: projectDrafts.keyOf("*"), place: "local", category: "necessary", lasts: "removed" },
    { id: "attribution", name: attributionKey, place: "session", category: "necessary", lasts: "session" },
    { id: "introSeen", name: INTRO_KEY, place: "session", category: "necessary", lasts: "session" },
    {
      id: "scrollPositions",
      name: "react-router-scroll-positions",
      place: "session",
      category: "necessary",
      lasts: "session",
    },
    {
      id: "chatSessions",
      name: CHAT_KEYS.sessions,
      place: "local",
      category: "necessary",
      lasts: { count: KEPT_DAYS, unit: "day" },
    },
    { id: "chatToken", name: CHAT_KEYS.token, place: "local", category: "necessary", lasts: "removed" },
    { id: "chatUnsent", name: CHAT_KEYS.unsent, place: "local", category: "necessary", lasts: "removed" },
    { id: "chatTyped", name: CHAT_KEYS.typed, place: "session", category: "necessary", lasts: "session" },
    { id: "chatOpened", name: CHAT_KEYS.opened, place: "session", category: "necessary", lasts: "session" },
    {
      id: "deskDraft",
      name: deskDraftKey("*"),
      place: "local",
      category: "necessary",
      lasts: { count: DESK_DRAFT_DAYS, unit: "day" },
    },
    { id: "leadWaiting", name: waitingLeadKey("*"), place: "local", category: "necessary", lasts: "removed" },
    { id: "deskKeys", name: KEYS_KEY, place: "local", category: "necessary", lasts: "removed" },
    { id: "deskSound", name: SOUND_KEY, place: "local", category: "necessary", lasts: "removed" },
    {
      id: "secondStep",
      name: secondStepCookieName(siteUrl),
      place: "cookie",
      category: "necessary",
      lasts: { count: SECOND_STEP_MINUTES, unit: "minute" },
    },
    {
      id: "ownerSession",
      name: sessionCookieName(siteUrl),
      place: "cookie",
      category: "necessary",
      lasts: { count: SESSION_DAYS.idle, unit: "day" },
    },
    {
      id: "knownDevice",
      name: deviceCookieName(siteUrl),
      place: "cookie",
      category: "necessary",
      lasts: { count: 1, unit: "year" },
    },
    ...ANALYTICS_COOKIES.map((cookie) => ({ ...cookie, place: "cookie" as const, category: "analytics" as const })),
  ] as const satisfies readonly StoredItem[];
}

export type StoredId = ReturnType<typeof cookieList>[number]["id"];
