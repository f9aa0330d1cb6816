/** Says where to look, never what is there: hearers read the database, so no lost event loses anything. */
export type LiveEvent =
  | { kind: "message" | "answer" | "attendance" | "contact" | "presence" | "read"; conversation: string }
  | { kind: "method"; conversation: string; method: "phone" | "email" | "whatsapp" }
  | { kind: "appointment" | "appointment-changed" }
  | { kind: "quote-viewed" | "quote-asked" | "quote-agreed" | "quote-declined"; quote: string }
  /** `news`: what the customer did, if anyone is to hear of it. */
  | { kind: "project"; project: string; news: "complete" | "approved" | "changes" | null }
  | { kind: "meta-lead" | "meta-token" }
  /** `mail`: the person has written one. */
  | { kind: "lead" | "lead-changed" | "mail"; lead: string }
  /** `user` has typed something to the person of a lead. */
  | { kind: "writing"; lead: string; user: string }
  | { kind: "mailbox" }
  /** A calendar of a user cannot be read any more, or can again. */
  | { kind: "calendars" }
  /** Every open stream checks whether its user is still signed in. */
  | { kind: "access" }
  | { kind: "redirects" }
  | { kind: "site-content" }
  | { kind: "mail-servers" }
  /** A mail server that `user` is trying has answered. */
  | { kind: "mail-try"; user: string; server: "smtp" | "imap"; isGood: boolean }
  /** Other processes were out of reach for a while: everything on show has to be read again. */
  | { kind: "missed" };

export function isUntold(event: LiveEvent | null): event is { kind: "missed" } | null {
  return event === null || event.kind === "missed";
}
