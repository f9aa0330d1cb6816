/** The page about what is stored about people, and when it is deleted. */
export const PRIVACY_PATH = "/admin/privacy";
export const EXPORT_PATH = "/admin/privacy/export";
/**
 * Query parameters: the person to look up, what is ticked of what hangs on a number alone, and the outcome of what the
 * owner did.
 */
export const WHO_PARAM = "who";
export const TICKED_PARAM = "ticked";
export const OUTCOME_PARAM = "outcome";

export function privacyPath(query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${PRIVACY_PATH}?${search}` : PRIVACY_PATH;
}

/** The page that shows what would be erased of somebody, and erases it. */
export const ERASE_PATH = `${PRIVACY_PATH}/erase`;
