import type { QuoteRow } from "~/lib/db/tables/quote-tables";

export const FIRST_VERSION = 1;

export const PERIODS = ["once", "month"] as const;
export type Period = (typeof PERIODS)[number];

export interface QuoteLine {
  description: string;
  /** Number with at most two decimals. */
  quantity: number;
  /** Excluding btw. */
  unitCents: number;
  per: Period;
}

/** Cents or percent. */
export interface QuoteDiscount {
  description: string;
  kind: "amount" | "percent";
  value: number;
  per: Period;
}

export interface Offer {
  lines: readonly QuoteLine[];
  discounts: readonly QuoteDiscount[];
  vatPercent: number;
}

/** A sent quote expires by itself. */
export const SHOWN_STATES = ["draft", "sent", "agreed", "declined", "expired", "withdrawn"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export type QuoteStage = ShownState | "viewed" | "asked";

export const DECLINE_REASONS = ["price", "other-agency", "not-now", "other"] as const;

/** Lengths in UTF-16 units; amounts in whole units: the total fits an integer column. */
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

/** Days before the quote expires. */
export const REMINDER_DAYS = 7;

/** `YYYY-MM-DD`; a quote can be agreed to until the end of its last day. */
export function stateOn({ state, valid_until }: Pick<QuoteRow, "state" | "valid_until">, today: string): ShownState {
  return state === "sent" && valid_until !== null && valid_until < today ? "expired" : state;
}

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

export function offerOf(row: Pick<QuoteRow, "lines" | "discounts" | "vat_percent">): Offer {
  return { lines: JSON.parse(row.lines), discounts: JSON.parse(row.discounts), vatPercent: row.vat_percent };
}
