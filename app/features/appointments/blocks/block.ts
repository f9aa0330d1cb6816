import type { Moment } from "~/lib/clock";
/** The fields of the form that blocks time. */
export const BLOCK_FIELDS = ["from", "until", "fromTime", "untilTime", "note"] as const;
export type BlockField = (typeof BLOCK_FIELDS)[number];

/** What can be wrong with one of them. */
export type BlockProblem = "day" | "time" | "note" | "order" | "past" | "far";

/** The most characters that a note may have. */
export const NOTE_LENGTH = 200;

/** A block that was refused, with what was filled in. */
export interface RefusedBlock {
  errors: Partial<Record<BlockField, BlockProblem>>;
  fields: Record<BlockField, string>;
}

/** A block as the desk shows it. */
export interface ShownBlock {
  id: string;
  /** When it is, in words: "di 24 nov, hele dag". */
  text: string;
  note: string | null;
  by: string;
  /** What is booked in it all the same. */
  talks: { id: string; name: string; moment: Moment }[];
}
