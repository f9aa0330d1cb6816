import { UTM } from "~/features/attribution/touch";

/**
 * The address of a page as others may know it: its query holds nothing but the campaign, and the `token` of a personal
 * link is left out.
 */
export function pageAddress({ origin, pathname, search }: Location | URL, token: string | undefined): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(UTM.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
  const path = token ? pathname.replace(token, ":token") : pathname;
  return origin + path + (kept.size > 0 ? `?${kept}` : "");
}

/** Where a document was reached from, as others may know it: of this site nothing more, of another no query. */
export function referrerAddress(referrer: string, { origin }: Location | URL): string {
  if (!URL.canParse(referrer)) return "";
  const from = new URL(referrer);
  return from.origin === origin ? `${origin}/` : from.origin + from.pathname;
}
