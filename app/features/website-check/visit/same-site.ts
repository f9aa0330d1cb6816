import { getDomain } from "tldts";
import { parseUrl } from "~/lib/parse-url";

/** True for hosts of one owner: `www.bakker.nl` and `shop.bakker.nl`. */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.host === other.host) return true;
  const domain = domainOf(one);
  return domain !== null && domain === domainOf(other);
}

/** Name that an owner registered. Null for an address in numbers. */
export const domainOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true });

/** Reads an address as `base` has it. `bakker.nl.` is the host `bakker.nl`, which its owner may have closed. */
export function addressIn(href: string, base: URL): URL | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hostname = url.hostname.replace(/\.+$/, "");
  return url;
}

/** Reads an address as it stands in a page. Null if it is no web page. */
export function linkIn(href: string, page: URL): URL | null {
  const url = addressIn(href, page);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  url.hash = "";
  return url;
}

/** `bakker.nl` for `www.bakker.nl`. */
export const withoutWww = (host: string) => host.replace(/^www\./, "");

/** `www.bakker.nl` for `bakker.nl` and the other way round. Null for any other name. */
export function twinOf({ hostname, protocol, port }: URL): URL | null {
  const domain = getDomain(hostname);
  if (domain === null || port !== "") return null;
  if (hostname === domain) return parseUrl(`${protocol}//www.${domain}/`);
  return hostname === `www.${domain}` ? parseUrl(`${protocol}//${domain}/`) : null;
}
