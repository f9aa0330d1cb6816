import { localPath } from "~/lib/http/local-path";

/** Punctuation that a mail or a text puts behind an address, as browsers send it. */
const BEHIND = /(?:[/.,;:!)\]'*]|%(?:20|22|27|3e|5d|7d|c2%a0|c2%bb|e2%80%(?:8b|99|9d|a6))){1,12}$/i;

/** `pathname` is percent-encoded. Dutch pages have no prefix. Null when it is the same, or another host. */
export function meantPath(pathname: string): string | null {
  const bare = pathname.replace(BEHIND, "").replace(/^\/nl(?=\/|$)/i, "") || "/";
  const path = localPath(bare, pathname);
  return path === pathname ? null : path;
}
