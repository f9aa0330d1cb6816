import { barePath, englishPath, isEnglishAddress } from "~/lib/language/language";

/** A pathname as redirects store it: decoded, in lower case, without a trailing slash. Null when it is not valid. */
export function redirectKey(pathname: string): string | null {
  if (!/^\/(?![/\\])[^\\?#]*$/.test(pathname)) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\p{Cc}\p{Cs}\\?#]/u.test(decoded)) return null;
  return decoded.normalize("NFC").toLowerCase().replace(/\/+$/, "") || "/";
}

/** `typed` as a path, if it is a full address of the site at `siteUrl`; otherwise unchanged. */
export function pathOn(siteUrl: string, typed: string): string {
  const [, host, path] = /^\s*(?:https?:\/\/)?(?:www\.)?([^/?#\s]+)(\/.*)?$/i.exec(typed) ?? [];
  const own = new URL(siteUrl).host.replace(/^www\./, "");
  return host?.toLowerCase() === own ? (path ?? "/") : typed;
}

/** The keys to look up for `key`: the address itself, then the Dutch address that it translates. */
export function keysFor(key: string): string[] {
  return isEnglishAddress(key) ? [key, barePath(key)] : [key];
}

/**
 * The `Location` for a request to `key`: English addresses stay English. `search` is the query, passed on unchanged.
 */
export function locationOf(key: string, toPath: string, search: string): string {
  const [path = "/", anchor] = (isEnglishAddress(key) ? englishPath(toPath) : toPath).split("#");
  return encodeURI(path) + search + (anchor === undefined ? "" : `#${encodeURI(anchor)}`);
}
