import { keptSwitch } from "~/components/desk/kept-switch";
import { BOARD_STATUSES } from "../board/board";
import type { LeadStatus } from "./lead-filter";

export type LeadKey =
  | { does: "next" | "previous" | "left" | "right" }
  | { does: "open" | "choose" | "search" | "layout" | "undo" }
  | { does: "call" | "mail" | "whatsapp" }
  | { does: "status"; status: LeadStatus };

const KEYS: Record<string, LeadKey> = {
  j: { does: "next" },
  k: { does: "previous" },
  o: { does: "open" },
  x: { does: "choose" },
  "/": { does: "search" },
  b: { does: "layout" },
  u: { does: "undo" },
  c: { does: "call" },
  m: { does: "mail" },
  w: { does: "whatsapp" },
};

/** These scroll the page, unless somebody is going through the leads. */
const ARROWS: Record<string, LeadKey> = {
  ArrowDown: { does: "next" },
  ArrowUp: { does: "previous" },
  ArrowLeft: { does: "left" },
  ArrowRight: { does: "right" },
};

/** Works on every page of the desk. */
export const NEW_LEAD_KEY = "n";

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  isComposing: boolean;
}

interface Place {
  isTyping: boolean;
  isOnLead: boolean;
}

/** Null when it is left to the browser, as with a modifier key. */
export function leadKey({ key, ctrlKey, metaKey, altKey, repeat, isComposing }: Pressed, place: Place): LeadKey | null {
  if (ctrlKey || metaKey || altKey || isComposing || place.isTyping) return null;
  const isMoving = key === "j" || key === "k" || key in ARROWS;
  if (repeat && !isMoving) return null;
  if (place.isOnLead && ARROWS[key]) return ARROWS[key];
  const status = BOARD_STATUSES[Number(key) - 1];
  if (/^\d$/.test(key) && status) return { does: "status", status };
  return KEYS[key] ?? null;
}

export const KEYS_KEY = "deskKeys";

/** People who use speech input switch them off. */
export const keysSwitch = keptSwitch(KEYS_KEY, true);
