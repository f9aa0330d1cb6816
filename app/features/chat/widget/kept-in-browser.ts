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

/** Where the browser stores nothing; lasts as long as the document. */
const memory = new Map<Kept, string>();

const areaOf = (kept: Kept) => (kept === "opened" || kept === "typed" ? sessionStorage : localStorage);

export function readKept(kept: Kept): string | null {
  try {
    return memory.get(kept) ?? areaOf(kept).getItem(CHAT_KEYS[kept]);
  } catch {
    return null;
  }
}

/** False if storage is blocked or full: the text is only kept in memory. */
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
    // Storage is blocked.
  }
}
