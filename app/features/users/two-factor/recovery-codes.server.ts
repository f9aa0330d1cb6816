import { randomInt } from "node:crypto";
import { hashOfToken } from "~/lib/token.server";

const COUNT = 10;
/** Crockford's base32: no letters that can be confused with digits or with each other. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 24;
const GROUP = 4;

/** 120 random bits each, so a plain hash is enough to store them. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
  });
}

/** Many programs replace our hyphens by others, or add invisible marks. null when it cannot be a code. */
export function hashOfRecoveryCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
  return code.length === LENGTH ? hashOfToken(code) : null;
}

export function hashesOf(codes: readonly string[]): string[] {
  return codes.map((code) => hashOfToken(code.replaceAll("-", "")));
}
