import { reviewPath } from "~/content/families";
import { type Language, pathIn } from "~/lib/language/language";

/** In the query, since the request log has paths without it. */
export const CODE_PARAM = "code";

export function reviewAddress(siteUrl: string, token: string, language: Language): string {
  return `${siteUrl}${pathIn(reviewPath, language)}?${new URLSearchParams({ [CODE_PARAM]: token })}`;
}
