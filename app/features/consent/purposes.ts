import { type PageId, pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";

/** What a visitor decides on, in the order of asking. Whatever is to be asked for is added here. */
export const ASKED_PURPOSES = ["analytics", "map"] as const;
export type AskedPurpose = (typeof ASKED_PURPOSES)[number];

/** What the site keeps or loads something for; the necessary is told and never asked. */
export const PURPOSES = ["necessary", ...ASKED_PURPOSES] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The day of the list and of the words that visitors are asked with (`YYYY-MM-DD`). A new day asks everyone again. */
export const CONSENT_VERSION = "2026-11-21";

/** The cookies that Google Analytics sets, and how long it keeps them; `*` stands for what differs. */
export const ANALYTICS_COOKIES = [
  { id: "ga", name: "_ga", lasts: { count: 2, unit: "year" } },
  { id: "gaProperty", name: "_ga_*", lasts: { count: 2, unit: "year" } },
  { id: "gid", name: "_gid", lasts: { count: 24, unit: "hour" } },
  { id: "gat", name: "_gat", lasts: { count: 1, unit: "minute" } },
] as const;

/** The pages that the map stands on. */
export const MAP_PAGES = ["contact", "location"] as const satisfies readonly PageId[];

/** Whether the page at this address, in either language, holds the map. */
export function holdsMap(pathname: string): boolean {
  const path = barePath(pathname).toLowerCase();
  return MAP_PAGES.some((id) => pathOf(id) === path);
}
