import type { ToldMail } from "~/features/mail/outbox/mail-reason-note";
import type { AskedRow, PriceSummary } from "~/features/mail/templates/template-props";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Moment } from "~/lib/time/clock";
import type { LeadStatus } from "./list/lead-filter";

export interface Lead {
  id: string;
  /** A change names it, so that it does not overwrite somebody else's. */
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
  answers: AskedRow[];
  price: PriceSummary | null;
  source: string;
  /** First touch and, where it differs, last. */
  origin: string[];
  status: LeadStatus;
  isAds: boolean;
  isTest: boolean;
  /** True if the desk has entered it. */
  isByHand: boolean;
  tags: string[];
  /** The name of who takes it. */
  assignee: string | null;
  nextAction: { text: string; day: Day | null; isDue: boolean } | null;
  clock: LeadClock | null;
  createdAt: Moment;
  mails: LeadMail[];
  chatPath: string | null;
  appointment: { at: Moment; isCancelled: boolean } | null;
}

/** Links with a text ready to be sent. Null if there is no such way. */
export interface Ways {
  /** `tel:` */
  call: string | null;
  /** `https://wa.me/` */
  whatsapp: string | null;
  /** The address at the desk where mails are written; `mailto:` for a person without a lead. */
  mail: string | null;
}

export interface LeadClock {
  /** `before`: the business closes before it is due. */
  state: "left" | "before" | "late" | "answered" | "answeredLate";
  isUrgent: boolean;
  /** "Nog 5 u 30 min". */
  text: string;
  at: Moment;
}

/** True if the person waits for an answer. */
export function isWaiting({ clock }: Pick<Lead, "clock">): boolean {
  return clock !== null && clock.state !== "answered" && clock.state !== "answeredLate";
}

export interface LeadMail extends ToldMail {
  kind: "confirmation" | "notice" | "reminder" | "quote" | "other";
}

export interface Day {
  /** `YYYY-MM-DD` */
  iso: string;
  text: string;
}

const RESEND_OUTCOMES = ["sent", "delayed", "refused"] as const;
export type ResendOutcome = (typeof RESEND_OUTCOMES)[number];

export const DESK_OUTCOMES = [
  ...RESEND_OUTCOMES,
  "restored",
  "notSuspect",
  "saved",
  "booked",
  "bookedUnmailed",
] as const;
export type DeskOutcome = (typeof DESK_OUTCOMES)[number];

/** Stands in the address for the id of the reader: a shared view then shows everybody their own. */
export const ME = "me";
export const NOBODY = "nobody";

export interface Colleague {
  id: string;
  name: string;
  isYou: boolean;
}

/** UTF-16 code units (the unit of `maxlength`). */
export const LEAD_BOUNDS = { reason: 500, action: 200, note: 5_000, tag: 40, user: 64 } as const;

/** Null when nothing was chosen; without totals when everything is by quote. */
export function presentAsked({ service, answers, price }: Pick<Lead, "service" | "answers" | "price">): string | null {
  const [first] = answers;
  if (service !== null || !first) return service;
  const sums = price?.totals.map(({ label, excluding }) => `${excluding} ${label.toLowerCase()}`) ?? [];
  return sums.length > 0 ? `${first.value} (${sums.join(" + ")})` : first.value;
}
