import { parseUrl } from "~/lib/parse-url";
import { normalized } from "./tidy-text";

/** "münchen.example" is "xn--mnchen-3ya.example"; invisible marks never belong to an address. */
export function asciiAddress(address: string): string {
  const seen = normalized(address.replace(/\p{Cf}/gu, ""), "NFC").trim();
  const at = seen.lastIndexOf("@");
  const domain = seen.slice(at + 1);
  return at < 1 ? seen : seen.slice(0, at + 1) + (asciiDomain(domain) ?? domain);
}

export function addressKey(address: string): string {
  return asciiAddress(address).toLowerCase();
}

/** Null for a text other than a domain with non-ASCII letters. */
function asciiDomain(domain: string): string | null {
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{N}\p{M}\p{So}\u3002\uff0e\uff61.-]+$/u.test(domain)) return null;
  return parseUrl(`http://${domain}`)?.hostname ?? null;
}
