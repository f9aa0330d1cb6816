import type { CalendarRow } from "~/lib/db/tables/calendar-tables";

interface CalendarProvider {
  /** Null if its users choose. */
  kind: CalendarRow["kind"] | null;
  /** The address of its server; empty where users have their own. */
  url: string;
  /** The page that the steps begin with. */
  page: string | null;
}

/** Providers as they were in November 2026. Google, Microsoft and Proton let no program sign in with a password. */
export const PROVIDERS = {
  google: { kind: "ics", url: "", page: "https://calendar.google.com" },
  microsoft: { kind: "ics", url: "", page: "https://outlook.office.com/calendar" },
  apple: { kind: "caldav", url: "https://caldav.icloud.com", page: "https://account.apple.com" },
  nextcloud: { kind: "caldav", url: "", page: null },
  proton: { kind: "ics", url: "", page: "https://calendar.proton.me" },
  fastmail: { kind: "caldav", url: "https://caldav.fastmail.com", page: "https://app.fastmail.com/settings/security" },
  mailboxOrg: { kind: "caldav", url: "https://dav.mailbox.org", page: "https://login.mailbox.org" },
  other: { kind: null, url: "", page: null },
} as const satisfies Record<string, CalendarProvider>;

export type Provider = keyof typeof PROVIDERS;

export const PROVIDER_IDS = Object.keys(PROVIDERS) as Provider[];

export function providerOf(id: unknown): Provider | null {
  return PROVIDER_IDS.find((known) => known === id) ?? null;
}

/** The provider of a calendar that is entered again. */
export function providerAt(host: string): Provider {
  const at = (name: string) => host === name || host.endsWith(`.${name}`);
  if (at("google.com")) return "google";
  if (at("office365.com") || at("outlook.com") || at("office.com") || at("live.com")) return "microsoft";
  if (at("icloud.com")) return "apple";
  if (at("proton.me")) return "proton";
  if (at("fastmail.com")) return "fastmail";
  return at("mailbox.org") ? "mailboxOrg" : "other";
}
