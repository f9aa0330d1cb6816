import { newsletterPaths } from "~/content/families";
import { barePath } from "~/lib/language/language";

/** RFC 8058. The token authorises the request, which may come from any site: cookies play no part. */
export function isOneClick({ method, url }: Pick<Request, "method" | "url">): boolean {
  return method === "POST" && barePath(new URL(url).pathname) === newsletterPaths.unsubscribe;
}
