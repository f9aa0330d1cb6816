import type { Moment } from "~/lib/time/clock";

export type BlockField = "from" | "until" | "fromTime" | "untilTime" | "note";

export const NOTE_LENGTH = 200;

export interface ShownBlock {
  id: string;
  /** The period in words: "di 24 nov, hele dag". */
  text: string;
  note: string | null;
  by: string;
  appointments: { id: string; name: string; moment: Moment }[];
}

export const BLOCK_OUTCOMES = ["blocked", "already", "unblocked", "reblocked", "gone"] as const;
export type BlockOutcome = (typeof BLOCK_OUTCOMES)[number];

/** Fields that take back what was done. Null where that is not possible. */
export function undoOf(outcome: BlockOutcome, block: string): { do: string; block: string } | null {
  if (outcome === "gone" || outcome === "already") return null;
  return { do: outcome === "unblocked" ? "reblock" : "unblock", block };
}
