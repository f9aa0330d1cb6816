import type { TimelineItem } from "./timeline";

/** Something that happened, before it is put in its place; `at` is ISO-8601 UTC. */
export type Happening = Omit<TimelineItem, "at"> & { at: string };

/** The fields of something that a title says all about. */
export const NO_MORE = { text: null, by: null, to: null, reason: null, resend: null };
