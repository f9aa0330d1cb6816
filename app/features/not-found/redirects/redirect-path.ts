import { barePath, englishPath, isEnglishAddress } from "~/lib/language/language";
import { normalized } from "~/lib/text/tidy-text";

/** Decoded, in lower case, without a trailing slash. Null when it is not valid. */
export function redirectKey(pathname: string): string | null {
  if (!/^\/(?![/\\])[^\\?#]*$/.test(pathname)) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\p{Cc}\p{Cs}\\?#]/u.test(decoded)) return null;
  return (
    normalized(decoded, "NFC")
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, "") || "/"
  );
}

/** Unchanged unless it is a full address of the site. */
export function pathOn(siteUrl: string, typed: string): string {
  const [, host, path] = /^\s*(?:https?:\/\/)?(?:www\.)?([^/?#\s]+)(\/.*)?$/i.exec(typed) ?? [];
  const own = new URL(siteUrl).host.replace(/^www\./, "");
  return host?.toLowerCase() === own ? (path ?? "/") : typed;
}

/** The address itself comes first, then the Dutch address that it translates. */
export function keysFor(key: string): string[] {
  return isEnglishAddress(key) ? [key, barePath(key)] : [key];
}

/** English addresses stay English. `search` is passed on unchanged. */
export function locationOf(key: string, toPath: string, search: string): string {
  const [path = "/", anchor] = (isEnglishAddress(key) ? englishPath(toPath) : toPath).split("#");
  return encodeURI(path) + search + (anchor === undefined ? "" : `#${encodeURI(anchor)}`);
}

const NOT_PUBLIC = /^\/(api|functions|assets|admin|(en\/)?(afspraak\/beheer|offerte))(\/|$)/i;

export function isPublicPath(pathname: string): boolean {
  return !NOT_PUBLIC.test(pathname);
}
