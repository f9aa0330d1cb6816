import type { MailReason } from "~/features/mail/told-mail";
import type { Moment } from "~/lib/clock";
import type { Day, LeadMail } from "./lead";

/** Which part of a timeline is shown: everything, contact with the person (and notes), or changes to the lead. */
export const TIMELINE_FILTERS = ["all", "contact", "changes"] as const;
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number];

export const CONTACT_KINDS = [
  "request",
  "configuration",
  "chat",
  "appointment",
  "mail",
  "quote",
  "question",
  "contact",
  "note",
] as const;

/** Something that happened with a person, in the words of the reader. */
export interface TimelineItem {
  /** Unique within a timeline: letters, digits and hyphens. */
  key: string;
  kind: (typeof CONTACT_KINDS)[number] | "work" | "person";
  /** The time of day alone: the day is above. */
  at: Moment;
  title: string;
  /** What was written; null when the title says it all. */
  text: string | null;
  /** Who at the desk did it. */
  by: string | null;
  /** The path at the desk where it can be read in full. */
  to: string | null;
  /** Why a mail has not gone out; null for everything else. */
  reason: MailReason | null;
  /** The mail that has not gone out and can be sent again; null for everything else. */
  resend: Pick<LeadMail, "id" | "state"> | null;
}

/** A page of what happened, day by day, the latest first. */
export interface Timeline {
  days: { day: Day; items: TimelineItem[] }[];
  filters: { filter: TimelineFilter; to: string; isShown: boolean }[];
  olderPath: string | null;
  newestPath: string | null;
}

/** Which part of a timeline an address asks for, on the page at `path`. */
export interface TimelinePlace {
  path: string;
  filter: TimelineFilter;
  /** Where this page of the timeline begins: where the one before it ended. */
  cursor: string | null;
}

const FILTER = "show";
const CURSOR = "before";
/** Where the timeline is on its page. */
export const TIMELINE_ID = "timeline";

export function timelinePlace(path: string, { searchParams }: URL): TimelinePlace {
  const filter = TIMELINE_FILTERS.find((known) => known === searchParams.get(FILTER)) ?? "all";
  return { path, filter, cursor: searchParams.get(CURSOR) };
}

/** The address of a part of a timeline. */
export function timelinePath({ path, filter, cursor }: TimelinePlace): string {
  const query = new URLSearchParams({
    ...(filter !== "all" && { [FILTER]: filter }),
    ...(cursor && { [CURSOR]: cursor }),
  });
  return `${path}${query.size > 0 ? `?${query}` : ""}#${TIMELINE_ID}`;
}
