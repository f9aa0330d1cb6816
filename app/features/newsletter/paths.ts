import { newsletterPaths } from "~/content/families";
import { type Language, pathIn } from "~/lib/language/language";

/** Where a form of the newsletter posts to. */
export const SUBSCRIBE_PATH = "/api/newsletter";
/** Query parameter with the token of a link. In the query, since the request log has paths without it. */
export const TOKEN_PARAM = "code";

/** The address of the link in a mail. */
export function linkAddress(
  siteUrl: string,
  purpose: keyof typeof newsletterPaths,
  token: string,
  language: Language,
): string {
  const query = new URLSearchParams({ [TOKEN_PARAM]: token });
  return `${siteUrl}${pathIn(newsletterPaths[purpose], language)}?${query}`;
}
