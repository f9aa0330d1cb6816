import type { AlertRow } from "~/lib/db/alert-tables";
import type { LeadRow } from "~/lib/db/lead-tables";

/**
 * Something that those who work at the desk are notified of on their devices. It says who it is about and what was
 * asked, and no more: no message text, address or phone number.
 */
export type Notice =
  | LeadNotice
  | { kind: "message"; conversation: string; name: string | null }
  /** `startsAt`: ISO-8601 UTC. */
  | { kind: "appointment"; appointment: string; name: string; startsAt: string }
  /** What stops the product from working. */
  | { kind: "alert"; cause: AlertRow["cause"] }
  | QuoteNotice;

interface LeadNotice {
  kind: "lead";
  lead: string;
  from: LeadRow["kind"];
  name: string | null;
  service: string | null;
  /** By when a lead from an advertisement is to be called (ISO-8601 UTC); null for any other. */
  callBy: string | null;
}

/** A customer's answer to a quote. */
export interface QuoteNotice {
  kind: "quote-asked" | "quote-agreed" | "quote-declined";
  quote: string;
  number: string | null;
  name: string;
}

const HOUR = 3_600_000;

/** How long a notice is of use, in milliseconds: a device that is off for longer does not get it. */
export function lifetimeOf({ kind }: Notice): number {
  return kind === "message" ? HOUR : 24 * HOUR;
}

/** The topic of a notice: a later one with the same topic replaces it on the screen. */
export function topicOf(notice: Notice): string {
  switch (notice.kind) {
    case "lead":
      return `lead:${notice.lead}`;
    case "message":
      return `chat:${notice.conversation}`;
    case "appointment":
      return `appointment:${notice.appointment}`;
    case "alert":
      return `alert:${notice.cause}`;
    default:
      return `quote:${notice.quote}`;
  }
}
