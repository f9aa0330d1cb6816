import { APPOINTMENTS_PATH, DESK_PATH, META_ADS_PATH, UNKNOWN_PATHS_PATH } from "~/features/auth/paths";
import type { Role } from "~/features/auth/role";
import { CHATS_PATH } from "~/features/conversations/paths";
import { QUOTES_PATH } from "~/features/quotes/paths";

/** Where everything is that has no place in the bar. */
const TOOLS_PATH = "/admin/tools";

interface DeskPage {
  path: string;
  /** In the bar at every page of the desk, or on the page with all tools. */
  place: "bar" | "tools";
  /** Who may open it. */
  roles: readonly Role[];
}

const EVERYBODY: readonly Role[] = ["owner", "staff"];
const OWNER_ONLY: readonly Role[] = ["owner"];

/** The pages of the desk that a menu leads to, in their order; their names stand under the same keys in the copy. */
export const DESK_PAGES = {
  requests: { path: DESK_PATH, place: "bar", roles: EVERYBODY },
  chats: { path: CHATS_PATH, place: "bar", roles: EVERYBODY },
  quotes: { path: QUOTES_PATH, place: "bar", roles: EVERYBODY },
  appointments: { path: APPOINTMENTS_PATH, place: "bar", roles: EVERYBODY },
  metaAds: { path: META_ADS_PATH, place: "tools", roles: OWNER_ONLY },
  unknownPaths: { path: UNKNOWN_PATHS_PATH, place: "tools", roles: OWNER_ONLY },
  tools: { path: TOOLS_PATH, place: "bar", roles: EVERYBODY },
} as const satisfies Record<string, DeskPage>;

export type DeskPageId = keyof typeof DESK_PAGES;

/** The ids of the pages that stand in this place for somebody with this role, in their order. */
export function deskPagesFor(role: Role, place: DeskPage["place"]): DeskPageId[] {
  return (Object.entries(DESK_PAGES) as [DeskPageId, DeskPage][])
    .filter(([, page]) => page.place === place && page.roles.includes(role))
    .map(([id]) => id);
}
