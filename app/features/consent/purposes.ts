import { type PageId, pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";

/** The purposes that a visitor decides on, in the order of asking. Add new ones here. */
export const ASKED_PURPOSES = ["analytics", "map"] as const;
export type AskedPurpose = (typeof ASKED_PURPOSES)[number];

/** What the site stores or loads something for. The necessary purpose is stated, not asked for. */
export const PURPOSES = ["necessary", ...ASKED_PURPOSES] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The day of the list and of the wording of the question (`YYYY-MM-DD`). A new day asks everyone again. */
export const CONSENT_VERSION = "2026-11-27";

/** The cookies that Google Analytics sets, and how long it keeps them; `*` stands for a variable part. */
export const ANALYTICS_COOKIES = [
  { id: "ga", name: "_ga", lasts: { count: 2, unit: "year" } },
  { id: "gaProperty", name: "_ga_*", lasts: { count: 2, unit: "year" } },
  { id: "gid", name: "_gid", lasts: { count: 24, unit: "hour" } },
  { id: "gat", name: "_gat", lasts: { count: 1, unit: "minute" } },
] as const;

/** The pages with the map. */
export const MAP_PAGES = ["contact", "location"] as const satisfies readonly PageId[];

/** Whether the page at this address, in either language, has the map. */
export function holdsMap(pathname: string): boolean {
  const path = barePath(pathname).toLowerCase();
  return MAP_PAGES.some((id) => pathOf(id) === path);
}
