import type { TimelineItem } from "./timeline";

/** `at` is ISO-8601 UTC. */
export type Happening = Omit<TimelineItem, "at"> & { at: string };

export const NO_MORE = { text: null, by: null, to: null, state: null, reason: null, resend: null, files: [] };
