import type { QuoteRow } from "~/lib/db/quote-tables";

/** The version of a draft that was saved once. */
export const FIRST_VERSION = 1;

/** What a line is paid. */
export const PERIODS = ["once", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** What is offered. */
export interface QuoteLine {
  description: string;
  /** At most two decimals. */
  quantity: number;
  /** Of one, excluding btw. */
  unitCents: number;
  per: Period;
}

/** What goes off the lines of one period: an amount in cents, or so many percent of them. */
export interface QuoteDiscount {
  description: string;
  kind: "amount" | "percent";
  value: number;
  per: Period;
}

/** What a quote comes to is computed from this. */
export interface Offer {
  lines: readonly QuoteLine[];
  discounts: readonly QuoteDiscount[];
  vatPercent: number;
}

/** As it is shown: a quote that was sent expires by itself. */
export const SHOWN_STATES = ["draft", "sent", "agreed", "declined", "expired", "withdrawn"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** As it is marked at the desk: of one that is open, also whether its customer has looked at it, or waits for us. */
export type QuoteStage = ShownState | "viewed" | "asked";

/** Why a customer does not agree. */
export const DECLINE_REASONS = ["price", "other-agency", "not-now", "other"] as const;

/** Lengths in UTF-16 code units; amounts in whole units. The total keeps clear of what an integer column holds. */
export const QUOTE_BOUNDS = {
  description: 200,
  address: 300,
  intro: 3_000,
  question: 2_000,
  answer: 5_000,
  declineNote: 1_000,
  lines: 40,
  discounts: 10,
  quantity: 1_000,
  unitCents: 100_000_00,
  totalCents: 10_000_000_00,
} as const;

/** Days before it expires at which the customer is reminded. */
export const REMINDER_DAYS = 7;

/** How a quote stands on `today` (`YYYY-MM-DD`). It can be agreed to until the end of its last day. */
export function stateOn({ state, valid_until }: Pick<QuoteRow, "state" | "valid_until">, today: string): ShownState {
  return state === "sent" && valid_until !== null && valid_until < today ? "expired" : state;
}

/** The same, told apart further. `unanswered`: how many questions about it wait for an answer. */
export function stageOn(
  row: Pick<QuoteRow, "state" | "valid_until" | "last_viewed_at">,
  unanswered: number,
  today: string,
): QuoteStage {
  const state = stateOn(row, today);
  if (state !== "sent") return state;
  if (unanswered > 0) return "asked";
  return row.last_viewed_at ? "viewed" : "sent";
}

/** What a stored quote offers. */
export function offerOf(row: Pick<QuoteRow, "lines" | "discounts" | "vat_percent">): Offer {
  return { lines: JSON.parse(row.lines), discounts: JSON.parse(row.discounts), vatPercent: row.vat_percent };
}
