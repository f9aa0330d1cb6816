import type { MessageFile } from "~/features/mail/mailbox/message";
import type { MailReason } from "~/features/mail/outbox/mail-reason-note";
import type { Moment } from "~/lib/time/clock";
import type { Day, LeadMail } from "../lead";

export const TIMELINE_FILTERS = ["all", "contact", "changes"] as const;
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number];

export const CONTACT_KINDS = [
  "request",
  "configuration",
  "chat",
  "line",
  "appointment",
  "mail",
  "quote",
  "project",
  "check",
  "question",
  "sent",
  "received",
  "contact",
  "note",
] as const;

export type MessageState =
  | "planned"
  | "sending"
  | "sent"
  | "stuck"
  | "failed"
  | "returned"
  | "partly"
  | "forged"
  | "unconfirmed";

export interface TimelineItem {
  /** Unique within a timeline: letters, digits and hyphens. */
  key: string;
  kind: (typeof CONTACT_KINDS)[number] | "work" | "person";
  /** The time of day alone: the day is above. */
  at: Moment;
  title: string;
  /** Null when the title says it all. */
  text: string | null;
  by: string | null;
  to: string | null;
  /** Null for all but a mail that somebody here wrote, or that is not from whom it says. */
  state: { kind: MessageState; text: string } | null;
  /** Null for all but a mail that has not gone out, or came back. */
  reason: MailReason | null;
  /** Null for all but a mail that can be sent again. */
  resend: Pick<LeadMail, "id" | "state"> | null;
  /** The attachments of a mail. */
  files: MessageFile[];
}

export interface Timeline {
  /** The newest last. */
  days: { day: Day; items: TimelineItem[] }[];
  filters: { filter: TimelineFilter; to: string; isShown: boolean }[];
  olderPath: string | null;
  newestPath: string | null;
  /** The attachments of all mails. */
  files: MessageFile[];
}

export interface TimelinePlace {
  path: string;
  filter: TimelineFilter;
  cursor: string | null;
}

const FILTER = "show";
const CURSOR = "before";
export const TIMELINE_ID = "timeline";

export function timelinePlace(path: string, { searchParams }: URL): TimelinePlace {
  const filter = TIMELINE_FILTERS.find((known) => known === searchParams.get(FILTER)) ?? "all";
  return { path, filter, cursor: searchParams.get(CURSOR) };
}

export function timelinePath({ path, filter, cursor }: TimelinePlace): string {
  const query = new URLSearchParams({
    ...(filter !== "all" && { [FILTER]: filter }),
    ...(cursor && { [CURSOR]: cursor }),
  });
  return `${path}${query.size > 0 ? `?${query}` : ""}#${TIMELINE_ID}`;
}

/** `at` is ISO-8601 UTC. */
export type Happening = Omit<TimelineItem, "at"> & { at: string };

export const NO_MORE = { text: null, by: null, to: null, state: null, reason: null, resend: null, files: [] };
