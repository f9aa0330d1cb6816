import { type PageId, pathOf } from "~/content/pages";
import { barePath } from "~/lib/language/language";

export const ASKED_PURPOSES = ["analytics", "map"] as const;
export type AskedPurpose = (typeof ASKED_PURPOSES)[number];

export const PURPOSES = ["necessary", ...ASKED_PURPOSES] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `YYYY-MM-DD` of the list and the question's wording. A new day asks everyone again. */
export const CONSENT_VERSION = "2026-11-27";

export const ANALYTICS_COOKIES = [
  { id: "ga", name: "_ga", lasts: { count: 2, unit: "year" } },
  { id: "gaProperty", name: "_ga_*", lasts: { count: 2, unit: "year" } },
  { id: "gid", name: "_gid", lasts: { count: 24, unit: "hour" } },
  { id: "gat", name: "_gat", lasts: { count: 1, unit: "minute" } },
] as const;

export const MAP_PAGES = ["contact", "location"] as const satisfies readonly PageId[];

export function holdsMap(pathname: string): boolean {
  const path = barePath(pathname).toLowerCase();
  return MAP_PAGES.some((id) => pathOf(id) === path);
}
