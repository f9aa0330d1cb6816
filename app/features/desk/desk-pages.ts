import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { CHAT_ANSWERS_PATH } from "~/features/chat/bot/rule-edits";
import { CHATS_PATH } from "~/features/chat/paths";
import { EVERYTHING, leadListPath, readLeadFilter } from "~/features/leads/list/lead-filter";
import { PLANS_PATH } from "~/features/leads/paths";
import { MAILS_PATH } from "~/features/mail/desk/mail";
import { MAILBOX_PATH } from "~/features/mail/mailbox/mailbox";
import { MAIL_SETTINGS_PATH } from "~/features/mail/settings/mail-settings";
import { META_ADS_PATH } from "~/features/meta-leads/paths";
import { NEWSLETTER_PATH } from "~/features/newsletter/subscriber-filter";
import { UNKNOWN_PATHS_PATH } from "~/features/not-found/redirects/redirect";
import { NOTIFICATIONS_PATH } from "~/features/notifications/notice-settings";
import { PRIVACY_PATH } from "~/features/privacy/paths";
import { PROJECTS_PATH } from "~/features/projects/paths";
import { QUOTES_PATH } from "~/features/quotes/paths";
import { REPORTS_PATH } from "~/features/reports/figures/report-weeks";
import { ACCOUNT_PATH, USERS_PATH } from "~/features/users/sign-in/paths";
import type { Role } from "~/features/users/sign-in/role";
import { DESK_CHECKS_PATH } from "~/features/website-check/paths";
import { DESK_PATH } from "~/lib/desk-path";
import { LOG_PATH } from "./audit/audit-filter";
import { SITE_PATH } from "./site/paths";

export const GO_LIVE_PATH = "/admin/go-live";
const TOOLS_PATH = "/admin/tools";

/** The groups of the page of tools, in order. */
export const TOOL_GROUPS = ["daily", "site", "people", "system"] as const;

interface DeskPage {
  path: string;
  place: "bar" | (typeof TOOL_GROUPS)[number];
  roles: readonly Role[];
}

const EVERYBODY: readonly Role[] = ["owner", "staff"];
const OWNER_ONLY: readonly Role[] = ["owner"];

export const DESK_PAGES = {
  today: { path: DESK_PATH, place: "bar", roles: EVERYBODY },
  requests: { path: leadListPath(EVERYTHING), place: "bar", roles: EVERYBODY },
  chats: { path: CHATS_PATH, place: "bar", roles: EVERYBODY },
  quotes: { path: QUOTES_PATH, place: "bar", roles: EVERYBODY },
  projects: { path: PROJECTS_PATH, place: "bar", roles: EVERYBODY },
  appointments: { path: APPOINTMENTS_PATH, place: "bar", roles: EVERYBODY },
  notifications: { path: NOTIFICATIONS_PATH, place: "people", roles: EVERYBODY },
  reports: { path: REPORTS_PATH, place: "daily", roles: EVERYBODY },
  plans: { path: PLANS_PATH, place: "daily", roles: OWNER_ONLY },
  newsletter: { path: NEWSLETTER_PATH, place: "daily", roles: OWNER_ONLY },
  metaAds: { path: META_ADS_PATH, place: "system", roles: OWNER_ONLY },
  mails: { path: MAILS_PATH, place: "daily", roles: OWNER_ONLY },
  mailSettings: { path: MAIL_SETTINGS_PATH, place: "system", roles: OWNER_ONLY },
  site: { path: SITE_PATH, place: "site", roles: EVERYBODY },
  websiteChecks: { path: DESK_CHECKS_PATH, place: "daily", roles: EVERYBODY },
  mailbox: { path: MAILBOX_PATH, place: "daily", roles: EVERYBODY },
  chatAnswers: { path: CHAT_ANSWERS_PATH, place: "site", roles: OWNER_ONLY },
  unknownPaths: { path: UNKNOWN_PATHS_PATH, place: "site", roles: OWNER_ONLY },
  goLive: { path: GO_LIVE_PATH, place: "site", roles: OWNER_ONLY },
  users: { path: USERS_PATH, place: "people", roles: OWNER_ONLY },
  privacy: { path: PRIVACY_PATH, place: "people", roles: OWNER_ONLY },
  log: { path: LOG_PATH, place: "system", roles: OWNER_ONLY },
  account: { path: ACCOUNT_PATH, place: "people", roles: EVERYBODY },
  tools: { path: TOOLS_PATH, place: "bar", roles: EVERYBODY },
} as const satisfies Record<string, DeskPage>;

export type DeskPageId = keyof typeof DESK_PAGES;

export function deskPagesFor(role: Role, place: DeskPage["place"]): DeskPageId[] {
  return (Object.entries(DESK_PAGES) as [DeskPageId, DeskPage][])
    .filter(([, page]) => page.place === place && page.roles.includes(role))
    .map(([id]) => id);
}

/** A page without any entry is about a request. */
export function barEntryOf({ pathname, search }: Pick<URL, "pathname" | "search">): DeskPageId {
  if (pathname === DESK_PATH) {
    return readLeadFilter({ searchParams: new URLSearchParams(search) }).view === "today" ? "today" : "requests";
  }
  const within = (Object.entries(DESK_PAGES) as [DeskPageId, DeskPage][])
    .filter(([id, { path }]) => id !== "today" && (pathname === path || pathname.startsWith(`${path}/`)))
    .toSorted(([, one], [, other]) => other.path.length - one.path.length);
  const [id, page] = within[0] ?? ["requests", DESK_PAGES.requests];
  return page.place === "bar" ? id : "tools";
}
