import { UTM } from "~/lib/attribution/touch";
import { parseUrl } from "~/lib/parse-url";
import { withoutTokens } from "~/lib/text/without-tokens";

/** Without the token of a personal link, and with only the campaign of its query. */
export function pageAddress({ origin, pathname, search }: Location | URL): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(UTM.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
  return origin + withoutTokens(pathname) + (kept.size > 0 ? `?${kept}` : "");
}

/** Of this site no more than the origin, of another no query. */
export function referrerAddress(referrer: string, { origin }: Location | URL): string {
  const from = parseUrl(referrer);
  if (!from) return "";
  return from.origin === origin ? `${origin}/` : from.origin + from.pathname;
}
