import { newsletterPaths } from "~/content/families";
import { barePath, type Language, pathIn } from "~/lib/language/language";

export const SUBSCRIBE_PATH = "/api/newsletter";
/** A parameter of the query, since the request log has paths without it. */
export const TOKEN_PARAM = "code";

export function linkAddress(
  siteUrl: string,
  purpose: keyof typeof newsletterPaths,
  token: string,
  language: Language,
): string {
  const query = new URLSearchParams({ [TOKEN_PARAM]: token });
  return `${siteUrl}${pathIn(newsletterPaths[purpose], language)}?${query}`;
}

/** RFC 8058. The token authorises the request, which may come from any site: cookies play no part. */
export function isOneClick({ method, url }: Pick<Request, "method" | "url">): boolean {
  return method === "POST" && barePath(new URL(url).pathname) === newsletterPaths.unsubscribe;
}
