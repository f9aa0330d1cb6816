import type { TimelineItem } from "./timeline";

/** Something that happened, before it has its place: `at` is ISO-8601 UTC. */
export type Happening = Omit<TimelineItem, "at"> & { at: string };

/** What happened without more to say of it than a title. */
export const NO_MORE = { text: null, by: null, to: null, reason: null, resend: null };
