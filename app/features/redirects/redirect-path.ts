import { barePath, englishPath, isEnglishAddress } from "~/lib/language/language";

/** A pathname as redirects know it: decoded, in small letters, without a slash at its end. Null when it is none. */
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

/** `typed` as a path of the site at `siteUrl`, where it is one of its addresses with the domain; else as it is. */
export function pathOn(siteUrl: string, typed: string): string {
  const [, host, path] = /^\s*(?:https?:\/\/)?(?:www\.)?([^/?#\s]+)(\/.*)?$/i.exec(typed) ?? [];
  const own = new URL(siteUrl).host.replace(/^www\./, "");
  return host?.toLowerCase() === own ? (path ?? "/") : typed;
}

/** Where redirects are looked for when `key` is asked for: at the address itself, then at the one that it translates. */
export function keysFor(key: string): string[] {
  return isEnglishAddress(key) ? [key, barePath(key)] : [key];
}

/** What is answered to who asks for `key`: English addresses stay English. `search` is the query, kept as it is. */
export function locationOf(key: string, toPath: string, search: string): string {
  const [path = "/", anchor] = (isEnglishAddress(key) ? englishPath(toPath) : toPath).split("#");
  return encodeURI(path) + search + (anchor === undefined ? "" : `#${encodeURI(anchor)}`);
}
