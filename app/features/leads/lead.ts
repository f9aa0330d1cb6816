import type { AskedRow, PriceSummary } from "~/features/mail/templates/template-props";
import type { ToldMail } from "~/features/mail/told-mail";
import type { Moment } from "~/lib/clock";
import type { LeadRow } from "~/lib/db/lead-tables";
import type { LeadStatus } from "./lead-filter";

/** A lead as the desk shows it; texts are worded for the reader. */
export interface Lead {
  id: string;
  /** What a change must name, so that it does not overwrite somebody else's. */
  version: number;
  kind: LeadRow["kind"];
  name: string;
  company: string | null;
  /** Null for somebody who left only a number. */
  email: string | null;
  phone: string | null;
  ways: Ways;
  service: string | null;
  message: string | null;
  /** What was chosen in the configurator; empty for another form. */
  answers: AskedRow[];
  /** The price that was shown for it. */
  price: PriceSummary | null;
  /** The form it came from. */
  source: string;
  /** How the visitor came in for the first time and, where that differs, for the last. */
  origin: string[];
  status: LeadStatus;
  /** Whether it came from an advertisement. */
  isAds: boolean;
  isTest: boolean;
  tags: string[];
  nextAction: { text: string; day: Day | null; isDue: boolean } | null;
  clock: LeadClock | null;
  createdAt: Moment;
  mails: LeadMail[];
  /** The desk's page for the conversation that it came from; null for a lead of another kind. */
  chatPath: string | null;
  /** When the booked talk is; null for a lead of another kind. */
  talk: { at: Moment; isCancelled: boolean } | null;
}

/** How to reach somebody with one tap, with a text ready to be sent; null where there is no such way. */
export interface Ways {
  /** `tel:` */
  call: string | null;
  /** `https://wa.me/` */
  whatsapp: string | null;
  /** `mailto:` */
  mail: string | null;
}

/** How a lead stands against the promise of an answer. */
export interface LeadClock {
  /** `left` while the business is open until it is due, `before` when it closes before that. */
  state: "left" | "before" | "late" | "answered" | "answeredLate";
  /** Whether less than an hour of opening time is left. */
  isUrgent: boolean;
  /** In words: "Nog 5 u 30 min". */
  text: string;
  /** When the answer is due; when it was given. */
  at: Moment;
}

export interface LeadMail extends ToldMail {
  kind: "confirmation" | "notice" | "reminder" | "quote" | "other";
}

/** A day for `<time>`. */
export interface Day {
  /** `YYYY-MM-DD` */
  iso: string;
  text: string;
}

/** The outcomes of sending a mail again. */
const RESEND_OUTCOMES = ["sent", "delayed", "refused"] as const;
export type ResendOutcome = (typeof RESEND_OUTCOMES)[number];

/** The outcomes of what the owner did at the desk: sending a mail again, taking a lead out of the spam, or a change. */
export const DESK_OUTCOMES = [...RESEND_OUTCOMES, "restored", "notSuspect", "saved"] as const;
export type DeskOutcome = (typeof DESK_OUTCOMES)[number];
