import type { QuoteRow } from "~/lib/db/quote-tables";

/** The version of a draft when it is first saved. */
export const FIRST_VERSION = 1;

/** How a line is paid. */
export const PERIODS = ["once", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** What is offered. */
export interface QuoteLine {
  description: string;
  /** At most two decimals. */
  quantity: number;
  /** The price of one, excluding btw. */
  unitCents: number;
  per: Period;
}

/** A discount on the lines of one period: an amount in cents, or a percentage. */
export interface QuoteDiscount {
  description: string;
  kind: "amount" | "percent";
  value: number;
  per: Period;
}

/** What the totals of a quote are computed from. */
export interface Offer {
  lines: readonly QuoteLine[];
  discounts: readonly QuoteDiscount[];
  vatPercent: number;
}

/** The state as shown: a sent quote expires by itself. */
export const SHOWN_STATES = ["draft", "sent", "agreed", "declined", "expired", "withdrawn"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The state as marked at the desk: for an open quote, also whether its customer has looked at it, or waits for us. */
export type QuoteStage = ShownState | "viewed" | "asked";

/** Why a customer does not agree. */
export const DECLINE_REASONS = ["price", "other-agency", "not-now", "other"] as const;

/** Lengths in UTF-16 code units; amounts in whole units. The total stays well within what an integer column holds. */
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

/** How many days before it expires the customer is reminded. */
export const REMINDER_DAYS = 7;

/** The state of a quote on `today` (`YYYY-MM-DD`). It can be agreed to until the end of its last day. */
export function stateOn({ state, valid_until }: Pick<QuoteRow, "state" | "valid_until">, today: string): ShownState {
  return state === "sent" && valid_until !== null && valid_until < today ? "expired" : state;
}

/** The same in more detail. `unanswered`: how many questions about it wait for an answer. */
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
