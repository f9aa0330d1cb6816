export const SITE_PATH = "/admin/site";

export const SITE_PATHS = {
  hours: `${SITE_PATH}/hours`,
  appointments: `${SITE_PATH}/appointments`,
  facts: `${SITE_PATH}/facts`,
  prices: `${SITE_PATH}/prices`,
  questions: `${SITE_PATH}/questions`,
  reviews: `${SITE_PATH}/reviews`,
  work: `${SITE_PATH}/work`,
  articles: `${SITE_PATH}/articles`,
} as const;

export type SiteKind = keyof typeof SITE_PATHS;

/** The slug of a new item until its title gives it one. */
export const NEW = "new";

/** `kind` is one of `SiteKind`, or one of many of it by its slug: `work.goed-volk`. */
export function sitePath(kind: string): string {
  const [section = "", slug] = kind.split(".");
  const path = SITE_PATHS[section as SiteKind];
  return slug === undefined ? path : `${path}/${slug}`;
}

/** The parameter that names the draft in a preview of a page, for signed-in users. */
export const PREVIEW_PARAM = "concept";

/** Asks the server for the fields of a draft that the browser kept. */
export const REBUILD = "rebuild";

export const OUTCOME = "outcome";
export const VERSION = "version";
