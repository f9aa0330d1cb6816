export const SITE_PATH = "/admin/site";

export const SITE_PATHS = {
  hours: `${SITE_PATH}/hours`,
  facts: `${SITE_PATH}/facts`,
  prices: `${SITE_PATH}/prices`,
  questions: `${SITE_PATH}/questions`,
  reviews: `${SITE_PATH}/reviews`,
} as const;

export type SiteKind = keyof typeof SITE_PATHS;

/** On a page of the site, names the draft that somebody who is signed in sees it with. */
export const PREVIEW_PARAM = "concept";

export const OUTCOME = "outcome";
export const VERSION = "version";
