/**
 * What happened just now. It says where to look, never what is there: whoever hears of it reads the database, so that
 * nothing is lost when an event is.
 */
export type LiveEvent =
  | { kind: "message" | "answer" | "attendance" | "contact" | "presence" | "read"; conversation: string }
  | { kind: "method"; conversation: string; method: "phone" | "email" | "whatsapp" }
  /** An appointment was booked; one was moved, cancelled or restored. */
  | { kind: "appointment" | "appointment-changed" }
  /** A customer has looked at a quote for the first time, or has asked about it or answered it. */
  | { kind: "quote-viewed" | "quote-asked" | "quote-agreed" | "quote-declined"; quote: string }
  /** A lead at Meta was given up; Meta no longer accepts our token. */
  | { kind: "meta-lead" | "meta-token" }
  /** A lead has come in; one was changed at the desk. */
  | { kind: "lead" | "lead-changed"; lead: string }
  /** Somebody may no longer be signed in: every open stream checks whether its user still is. */
  | { kind: "access" }
  /** The redirects of old addresses have changed. */
  | { kind: "redirects" }
  /**
   * Other processes can be received again after a while in which they could not: everything on show has to be read
   * again.
   */
  | { kind: "missed" };

/** Whether something may have happened that this does not tell. */
export function isUntold(event: LiveEvent | null): event is { kind: "missed" } | null {
  return event === null || event.kind === "missed";
}
