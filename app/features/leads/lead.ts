import type { AskedRow, PriceSummary } from "~/features/mail/templates/template-props";

/** A request as the desk shows it; texts are worded for the reader. */
export interface Lead {
  id: string;
  name: string;
  company: string | null;
  /** Null for a visitor of the chat who left no more than a number. */
  email: string | null;
  phone: string | null;
  /** The phone number's digits with its country code, for `tel:+` and `https://wa.me/`; null when it is no number. */
  dialled: string | null;
  service: string | null;
  message: string | null;
  /** What was chosen in the configurator; empty for another form. */
  answers: AskedRow[];
  /** What that was told to cost. */
  price: PriceSummary | null;
  /** The form it came from. */
  source: string;
  /** How the visitor came in for the first time and, where that differs, for the last. */
  origin: string[];
  /** Whether it is kept as spam. */
  isSuspect: boolean;
  createdAt: Moment;
  mails: LeadMail[];
  /** The conversation that it came from, at the desk; null for a request by form. */
  chatPath: string | null;
}

export interface LeadMail {
  id: string;
  kind: "confirmation" | "notice" | "other";
  state: "sent" | "sending" | "queued" | "failed";
  /** When it was sent, or is tried next. */
  at: Moment | null;
  /** What the mail server said at the last attempt. */
  reason: string | null;
}

/** A moment for `<time>`. */
export interface Moment {
  /** ISO-8601 UTC. */
  iso: string;
  /** In Europe/Amsterdam, in the reader's language. */
  text: string;
}

/** What came of sending a mail again. */
const RESEND_OUTCOMES = ["sent", "delayed", "refused"] as const;
export type ResendOutcome = (typeof RESEND_OUTCOMES)[number];

/** What came of what the owner did at the desk: of sending a mail again, or of taking a request out of the suspects. */
export const DESK_OUTCOMES = [...RESEND_OUTCOMES, "restored", "notSuspect"] as const;
export type DeskOutcome = (typeof DESK_OUTCOMES)[number];
