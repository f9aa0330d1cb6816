import { browserStore } from "~/components/forms/browser-store";

/** The cookie policy lists each. */
export const CHAT_KEYS = {
  sessions: "chatSessions",
  token: "chatToken",
  unsent: "chatUnsent",
  typed: "chatTyped",
  opened: "chatOpened",
} as const;

export const LEFT_OPEN = "open";

export const KEPT_DAYS = 30;

type Kept = keyof typeof CHAT_KEYS;

const device = browserStore(() => localStorage);
const tab = browserStore(() => sessionStorage);
const storeOf = (kept: Kept) => (kept === "opened" || kept === "typed" ? tab : device);

export const readKept = (kept: Kept): string | null => storeOf(kept).read(CHAT_KEYS[kept]);

/** False if storage is blocked or full: the text is only kept in memory. */
export const save = (kept: Kept, text: string): boolean => storeOf(kept).keep(CHAT_KEYS[kept], text);

export const dropKept = (kept: Kept): void => storeOf(kept).drop(CHAT_KEYS[kept]);

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
