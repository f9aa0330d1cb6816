import { dropKept, keep, readKept } from "./kept-in-browser";

const BYTES = 32;

/** What this browser proves its conversation with; null before its first message. */
export function readToken(): string | null {
  const token = readKept("token");
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Makes, and keeps, a token that nobody can guess: 32 random bytes in base64url. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  keep("token", token);
  return token;
}

export function dropToken(): void {
  dropKept("token");
}
