import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deskDraftKey } from "~/components/desk/desk-draft";
import { KEYS_KEY } from "~/components/desk/row-keys";
import { storageKey as draftKey } from "~/components/forms/form-draft";
import { INTRO_KEY } from "~/components/layout/intro-script";
import { CHAT_KEYS } from "~/features/chat/widget/kept-in-browser";
import { storageKey as configuratorKey } from "~/features/configurator/configurator-draft";
import { waitingLeadKey } from "~/features/leads/by-hand/waiting-leads";
import { SOUND_KEY } from "~/features/notifications/sound/chime";
import { projectDrafts } from "~/features/projects/customer/project-drafts";
import { deviceCookieName } from "~/features/users/sessions/known-device.server";
import { sessionCookieName } from "~/features/users/sign-in/auth.server";
import { secondStepCookieName } from "~/features/users/two-factor/challenge.server";
import { STORAGE_KEY as attributionKey } from "~/lib/attribution/touch";
import { LANGUAGE_COOKIE } from "~/lib/language/language";
import { CONSENT_COOKIE, CONSENT_KEY } from "./choice";
import { cookieList } from "./cookie-list.server";

const SITE = "https://weef.example";

/** The modules that store something in a visitor's browser, with the names that they use. */
const WRITERS: Record<string, string | readonly string[]> = {
  "app/components/forms/browser-store.ts": [
    ...[KEYS_KEY, SOUND_KEY, draftKey("contact"), deskDraftKey("lead-1-note"), waitingLeadKey("1")],
    ...[projectDrafts.keyOf("1"), configuratorKey("subscription"), ...Object.values(CHAT_KEYS)],
  ],
  "app/components/layout/intro-script.ts": INTRO_KEY,
  "app/features/consent/browser-cookies.ts": CONSENT_COOKIE,
  "app/features/consent/consent-store.ts": CONSENT_KEY,
  "app/features/users/sessions/known-device.server.ts": deviceCookieName(SITE),
  "app/features/users/sessions/session.server.ts": sessionCookieName(SITE),
  "app/features/users/two-factor/challenge.server.ts": secondStepCookieName(SITE),
  "app/features/users/two-factor/verify.server.ts": secondStepCookieName(SITE),
  "app/lib/attribution/origin.ts": attributionKey,
  "app/routes/api/language.ts": LANGUAGE_COOKIE,
};

const writes = (file: string) => /\.setItem\(|document\.cookie|cookieStore|Set-Cookie/.test(readFileSync(file, "utf8"));

it("knows every module that stores something", () => {
  const files = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
  expect(files.filter(writes).sort()).toEqual(Object.keys(WRITERS));
});

const NAMES = Object.entries(WRITERS).flatMap(([file, names]) => [names].flat().map((name) => [file, name] as const));

it.each(NAMES)("lists what %s stores: %s", (_file, name) => {
  const fits = (listed: string) => (listed.endsWith("*") ? name.startsWith(listed.slice(0, -1)) : name === listed);
  expect(cookieList(SITE).filter((item) => fits(item.name))).toHaveLength(1);
});

it.each([SITE, "http://localhost:3000"])("gives the owner's session cookie the name that it has at %s", (siteUrl) => {
  expect(cookieList(siteUrl).find(({ id }) => id === "ownerSession")?.name).toBe(sessionCookieName(siteUrl));
});
