import { newsletterPaths } from "~/content/families";
import { barePath } from "~/lib/language/language";

/**
 * Whether a mail program is unsubscribing its reader (RFC 8058). The request may come from any site: it is authorised
 * by the token of the link, and cookies play no part.
 */
export function isOneClick({ method, url }: Pick<Request, "method" | "url">): boolean {
  return method === "POST" && barePath(new URL(url).pathname) === newsletterPaths.unsubscribe;
}
