import { domainToUnicode } from "node:url";
import { asciiAddress } from "./mail-domain";

export function readableAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // Empty for what is no domain.
  return at < 1 || !domain.toLowerCase().includes("xn--")
    ? address
    : address.slice(0, at + 1) + (domainToUnicode(domain) || domain);
}

export function isSpelledOtherwise(part: string): boolean {
  return /\P{ASCII}/u.test(part);
}

export function spellingsOf(address: string): string[] {
  const stored = asciiAddress(address);
  return [...new Set([stored, readableAddress(stored)])];
}
