import { parseUrl } from "./parse-url";

/**
 * An address as it is stored, compared and sent to: its domain in the ASCII form that mail servers use
 * ("münchen.example" is "xn--mnchen-3ya.example"), and without invisible marks, which are copied along with an address and
 * never belong to it.
 */
export function asciiAddress(address: string): string {
  const seen = address
    .replace(/\p{Cf}/gu, "")
    .normalize("NFC")
    .trim();
  const at = seen.lastIndexOf("@");
  const domain = seen.slice(at + 1);
  return at < 1 ? seen : seen.slice(0, at + 1) + (asciiDomain(domain) ?? domain);
}

/** The same for an address as it was written by anybody, in the form in which addresses are compared. */
export function addressKey(address: string): string {
  return asciiAddress(address).toLowerCase();
}

/** A domain with letters other than ASCII, as mail servers know it; null for any other text. */
function asciiDomain(domain: string): string | null {
  if (!/\P{ASCII}/u.test(domain) || !/^[\p{L}\p{N}\p{M}\p{So}\u3002\uff0e\uff61.-]+$/u.test(domain)) return null;
  return parseUrl(`http://${domain}`)?.hostname ?? null;
}
