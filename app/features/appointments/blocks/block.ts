import type { Moment } from "~/lib/time/clock";
export const BLOCK_FIELDS = ["from", "until", "fromTime", "untilTime", "note"] as const;
export type BlockField = (typeof BLOCK_FIELDS)[number];

export type BlockProblem = "day" | "time" | "note" | "order" | "past" | "far";

export const NOTE_LENGTH = 200;

export interface RefusedBlock {
  errors: Partial<Record<BlockField, BlockProblem>>;
  fields: Record<BlockField, string>;
}

export interface ShownBlock {
  id: string;
  /** In words: "di 24 nov, hele dag". */
  text: string;
  note: string | null;
  by: string;
  appointments: { id: string; name: string; moment: Moment }[];
}
