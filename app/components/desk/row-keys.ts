import { keptSwitch } from "./kept-switch";

/** The ways to reach somebody; a link in a row has one as `data-way`. */
export type Way = "call" | "mail" | "whatsapp";

const KEYS = {
  j: "next",
  k: "previous",
  o: "open",
  "/": "search",
  c: "call",
  m: "mail",
  w: "whatsapp",
} as const satisfies Record<string, "next" | "previous" | "open" | "search" | Way>;

/** These scroll the page, unless somebody is going through the rows. */
const ARROWS = { ArrowDown: "next", ArrowUp: "previous" } as const;

/** Means the same in every list of the desk. */
export interface RowKey {
  does: (typeof KEYS)[keyof typeof KEYS];
}

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  isComposing: boolean;
}

export interface Place {
  isTyping: boolean;
  isOnRow: boolean;
}

/** False when a key is left to the browser, as with a modifier key. */
export function isShortcut({ ctrlKey, metaKey, altKey, isComposing }: Pressed, { isTyping }: Place): boolean {
  return !(ctrlKey || metaKey || altKey || isComposing || isTyping);
}

export function rowKey(pressed: Pressed, place: Place): RowKey | null {
  const { key, repeat } = pressed;
  if (!isShortcut(pressed, place)) return null;
  if (place.isOnRow && key in ARROWS) return { does: ARROWS[key as keyof typeof ARROWS] };
  const does = key in KEYS ? KEYS[key as keyof typeof KEYS] : null;
  if (!does || (repeat && does !== "next" && does !== "previous")) return null;
  return { does };
}

export const KEYS_KEY = "deskKeys";

/** People who use speech input switch them off. */
export const keysSwitch = keptSwitch(KEYS_KEY, true);
