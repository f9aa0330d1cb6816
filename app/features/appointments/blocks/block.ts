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
