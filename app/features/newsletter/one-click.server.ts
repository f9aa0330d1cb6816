import { newsletterPaths } from "~/content/families";
import { barePath } from "~/lib/language/language";

/**
 * Whether a mail program unsubscribes its reader (RFC 8058). It may be a page of any site: what lets it is the token of
 * the link, and no cookie has a part in it.
 */
export function isOneClick({ method, url }: Pick<Request, "method" | "url">): boolean {
  return method === "POST" && barePath(new URL(url).pathname) === newsletterPaths.unsubscribe;
}
