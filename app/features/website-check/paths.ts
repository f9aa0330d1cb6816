export const CHECKS_API = "/api/website-checks";

/** The source of requests that come from a result. */
export const CHECK_SOURCE = "website-check";

export const CHECK_PAGE = "/website-check";

/** Explains our user agent on the page of the check. */
export const ROBOT_ID = "robot";

export const DESK_CHECKS_PATH = "/admin/website-checks";

export function checkPath(token: string): string {
  return `${CHECK_PAGE}/${token}`;
}

export function checkDocumentPath(token: string): string {
  return `${checkPath(token)}/websitecheck.pdf`;
}

export const REST_ID = "rest";
export const SOLVE_ID = "oplossen";

/** Query parameter of a result after a form without scripts. */
export const OUTCOME_PARAM = "uitkomst";
