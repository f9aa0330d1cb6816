export const PRIVACY_PATH = "/admin/privacy";
export const EXPORT_PATH = "/admin/privacy/export";
export const WHO_PARAM = "who";
export const TICKED_PARAM = "ticked";
export const OUTCOME_PARAM = "outcome";

export function privacyPath(query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${PRIVACY_PATH}?${search}` : PRIVACY_PATH;
}

export const ERASE_PATH = `${PRIVACY_PATH}/erase`;
