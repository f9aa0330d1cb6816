import type { Moment } from "./lead";

/** Something that happened with a person, in the words of the reader. */
export interface TimelineItem {
  /** Unique within a timeline. */
  key: string;
  kind: "request" | "configuration" | "chat" | "appointment" | "mail" | "note" | "work";
  at: Moment;
  title: string;
  /** What was written; null when the title says it all. */
  text: string | null;
  /** Whoever at the desk did it. */
  by: string | null;
  /** Where it can be read in full, at the desk. */
  to: string | null;
}
