/** What is kept of people, and what goes by itself. */
export const PRIVACY_PATH = "/admin/privacy";
export const EXPORT_PATH = "/admin/privacy/export";
/** Query parameters: who is looked up, and what came of what the owner did. */
export const WHO_PARAM = "who";
export const OUTCOME_PARAM = "outcome";

export function privacyPath(query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${PRIVACY_PATH}?${search}` : PRIVACY_PATH;
}

/** Where somebody is erased, after it was shown what goes. */
export function erasePath(who: string): string {
  return `${PRIVACY_PATH}/erase?${new URLSearchParams({ [WHO_PARAM]: who })}`;
}
