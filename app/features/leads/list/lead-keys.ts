import { isShortcut, type Place, type Pressed } from "~/components/desk/row-keys";
import { BOARD_STATUSES } from "../board/board";
import type { LeadStatus } from "./lead-filter";

export type LeadKey =
  | { does: "left" | "right" | "choose" | "layout" | "undo" }
  | { does: "status"; status: LeadStatus };

const KEYS: Record<string, LeadKey> = {
  x: { does: "choose" },
  b: { does: "layout" },
  u: { does: "undo" },
};

/** These scroll the page, unless somebody is going through the leads. */
const ARROWS: Record<string, LeadKey> = { ArrowLeft: { does: "left" }, ArrowRight: { does: "right" } };

/** Works on every page of the desk. */
export const NEW_LEAD_KEY = "n";

/** Null for a key that means nothing more than in every list. */
export function leadKey(pressed: Pressed, place: Place): LeadKey | null {
  const { key, repeat } = pressed;
  if (!isShortcut(pressed, place)) return null;
  if (place.isOnRow && ARROWS[key]) return ARROWS[key];
  if (repeat) return null;
  const status = BOARD_STATUSES[Number(key) - 1];
  if (/^\d$/.test(key) && status) return { does: "status", status };
  return KEYS[key] ?? null;
}
