import { dropKept, readKept, save } from "./kept-in-browser";

const BYTES = 32;

/** null before the first message. */
export function readToken(): string | null {
  const token = readKept("token");
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** 32 random bytes in base64url. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  save("token", token);
  return token;
}

export function dropToken(): void {
  dropKept("token");
}
