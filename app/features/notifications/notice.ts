import type { AlertRow } from "~/lib/db/alert-tables";
import type { LeadRow } from "~/lib/db/lead-tables";

/**
 * Something that whoever answers at the desk is told on their devices. It holds who it is about and what was asked, and no
 * more: not a text, an address or a number.
 */
export type Notice =
  | { kind: "lead"; lead: string; from: LeadRow["kind"]; name: string | null; service: string | null; isAds: boolean }
  | { kind: "message"; conversation: string; name: string | null }
  /** `startsAt`: ISO-8601 UTC. */
  | { kind: "appointment"; appointment: string; name: string; startsAt: string }
  /** What keeps the product from its work. */
  | { kind: "alert"; cause: AlertRow["cause"] }
  | QuoteNotice;

/** What a customer has said about a quote. */
export interface QuoteNotice {
  kind: "quote-asked" | "quote-agreed" | "quote-declined";
  quote: string;
  number: string | null;
  name: string;
}

const HOUR = 3_600_000;

/** How long a notice is of use, in milliseconds: a device that was off for longer hears nothing of it. */
export function lifetimeOf({ kind }: Notice): number {
  return kind === "message" ? HOUR : 24 * HOUR;
}

/** What a notice is about: a later one about the same takes its place on the screen. */
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
