import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { AlertRow } from "~/lib/db/tables/notice-tables";
import type { ReminderStep } from "./reminders/reminder-step";

/** No notice has message text, an address or a phone number. */
export type Notice =
  | LeadNotice
  | { kind: "message"; conversation: string; name: string | null }
  | { kind: "mail" | "review"; lead: string; name: string }
  /** `startsAt`: ISO-8601 UTC. */
  | { kind: "appointment"; appointment: string; name: string; startsAt: string }
  /** `who` gave it to the user who is notified. */
  | { kind: "assigned"; lead: string; name: string | null; who: string }
  | { kind: "assigned-several"; count: number; who: string }
  | { kind: "alert"; cause: AlertRow["cause"] }
  | ReminderNotice
  | MorningNotice
  | QuoteNotice
  | { kind: `project-${"complete" | "approved" | "changes"}`; project: string; name: string };

interface LeadNotice {
  kind: "lead";
  lead: string;
  from: LeadRow["kind"];
  name: string | null;
  service: string | null;
  /** ISO-8601 UTC; only leads from an advertisement have it. */
  callBy: string | null;
  /** True if there is a number to call. */
  isCallable: boolean;
}

export interface ReminderNotice {
  kind: "reminder";
  /** Null for a conversation, a quote or a project without one. */
  lead: string | null;
  /** Id of what is waited for after the first answer; null for the first, and for what is planned. */
  wait: string | null;
  conversation: string | null;
  quote: string | null;
  /** Id of the project that is waited for, or of which a date is due. Notices of an older version lack it. */
  project?: string | null;
  name: string | null;
  isCallable: boolean;
  step: ReminderStep | "planned";
  /** ISO-8601 UTC, of the promise; `YYYY-MM-DD`, of what is planned. */
  until: string;
}

/** The work of today; empty before it is sent. */
export interface MorningNotice {
  kind: "morning";
  /** "3", "12+". */
  counts: Partial<Record<MorningCount, string>>;
  /** ISO-8601 UTC: by when the first answer is due. */
  first: string | null;
}

export const MORNING_COUNTS = ["call", "appointments", "follow", "plan", "quotes"] as const;
export type MorningCount = (typeof MORNING_COUNTS)[number];

export interface QuoteNotice {
  kind: "quote-asked" | "quote-agreed" | "quote-declined";
  quote: string;
  number: string | null;
  name: string;
}

const HOUR = 3_600_000;
/** It is mailed by then, and reminds no user twice. */
const REMINDER_LIFE = 2 * 60_000;

/** Milliseconds; a device that is off for longer does not get the notice. */
export function lifetimeOf({ kind }: Notice): number {
  if (kind === "reminder") return REMINDER_LIFE;
  return kind === "message" ? HOUR : 24 * HOUR;
}

/** A later notice with the same topic replaces it on the screen. */
export function topicOf(notice: Notice): string {
  switch (notice.kind) {
    case "lead":
    case "assigned":
    case "review":
      return `lead:${notice.lead}`;
    case "reminder":
      if (notice.project) return `project:${notice.project}`;
      if (notice.lead !== null) return `lead:${notice.lead}`;
      return notice.conversation === null ? `quote:${notice.quote}` : `chat:${notice.conversation}`;
    case "mail":
      return `thread:${notice.lead}`;
    case "assigned-several":
      return "leads:assigned";
    case "message":
      return `chat:${notice.conversation}`;
    case "appointment":
      return `appointment:${notice.appointment}`;
    case "morning":
      return "morning";
    case "project-complete":
    case "project-approved":
    case "project-changes":
      return `project:${notice.project}`;
    case "alert":
      return `alert:${notice.cause}`;
    default:
      return `quote:${notice.quote}`;
  }
}

export interface DeviceNotice {
  id: string;
  title: string;
  body: string;
  /** A later notice with the same topic replaces it. */
  topic: string;
  /** A path. */
  path: string;
  isUrgent: boolean;
  /** Words of the button that says that somebody is calling now; null where there is nobody to call. */
  call: string | null;
  language: "nl" | "en";
}
