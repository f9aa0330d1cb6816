/** What the chat leaves in a visitor's browser; the cookie policy lists each. */
export const CHAT_KEYS = {
  /** The conversations, as `chat-sessions.ts` describes them. */
  sessions: "chatSessions",
  /** The token that proves to the server that a conversation is this browser's. */
  token: "chatToken",
  /** Messages that have not reached the server. */
  unsent: "chatUnsent",
  /** What is typed in the field, in this tab. */
  typed: "chatTyped",
  /** That the chat has been opened in this tab, and whether it still is open. */
  opened: "chatOpened",
} as const;

/** The value of `opened` while the chat is open. */
export const LEFT_OPEN = "open";

/** How long a conversation stays there after its last message, in days. */
export const KEPT_DAYS = 30;

type Kept = keyof typeof CHAT_KEYS;

/** Used where the browser stores nothing; lasts as long as the document. */
const memory = new Map<Kept, string>();

const areaOf = (kept: Kept) => (kept === "opened" || kept === "typed" ? sessionStorage : localStorage);

/** The stored text, or null. */
export function readKept(kept: Kept): string | null {
  try {
    return memory.get(kept) ?? areaOf(kept).getItem(CHAT_KEYS[kept]);
  } catch {
    return null;
  }
}

/** Stores `text`; false if the browser does not (storage blocked or full), and it is only kept in memory. */
export function keep(kept: Kept, text: string): boolean {
  try {
    areaOf(kept).setItem(CHAT_KEYS[kept], text);
    memory.delete(kept);
    return true;
  } catch {
    memory.set(kept, text);
    return false;
  }
}

export function dropKept(kept: Kept): void {
  memory.delete(kept);
  try {
    areaOf(kept).removeItem(CHAT_KEYS[kept]);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
