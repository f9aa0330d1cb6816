import { domainToUnicode } from "node:url";
import { asciiAddress } from "./mail-domain";

/** An address as people write it: its domain with the letters that mail servers spell in ASCII ("xn--…"). */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // Empty for what is no domain.
  return at < 1 || !domain.toLowerCase().includes("xn--")
    ? address
    : address.slice(0, at + 1) + (domainToUnicode(domain) || domain);
}

/** Whether a part of an address may be stored in another spelling. */
export function isSpelledOtherwise(part: string): boolean {
  return /\P{ASCII}/u.test(part);
}

/** The spellings of an address: as it is stored, and as people write it where that differs. */
export function spellingsOf(address: string): string[] {
  const stored = asciiAddress(address);
  return [...new Set([stored, readableAddress(stored)])];
}
