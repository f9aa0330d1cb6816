import type { QuoteRow } from "~/lib/db/tables/quote-tables";

export const FIRST_VERSION = 1;

export const PERIODS = ["once", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** `fixed` is always agreed to; of `optional` the customer picks any lines, of `one_of` exactly one. */
export const GROUP_KINDS = ["fixed", "optional", "one_of"] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** The time that the work takes, as the quote says it. */
export const PLANNINGS = ["site", "shop", "custom"] as const;
export type Planning = (typeof PLANNINGS)[number];

export interface QuoteGroup {
  key: string;
  /** Empty: that of its kind. */
  title: string;
  kind: GroupKind;
}

export interface QuoteLine {
  /** The same in every version of the quote. */
  key: string;
  /** The key of its group. */
  group: string;
  /** True if it is chosen before the customer chooses; says nothing in a fixed group. */
  isTicked: boolean;
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
  groups: readonly QuoteGroup[];
  lines: readonly QuoteLine[];
  discounts: readonly QuoteDiscount[];
  vatPercent: number;
}

/** A sent quote expires by itself. */
export const SHOWN_STATES = ["draft", "sent", "agreed", "declined", "expired", "withdrawn", "replaced"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const QUOTE_SORTS = ["newest", "amount", "valid"] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

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
  groupTitle: 80,
  groups: 6,
  /** The sum of all groups. */
  lines: 240,
  discounts: 10,
  quantity: 1_000,
  unitCents: 100_000_00,
  totalCents: 10_000_000_00,
} as const;

/** Days before the quote expires. */
export const REMINDER_DAYS = 7;

/** "2026-0001" for "2026-0001" and for its version "2026-0001-2". */
export function firstNumber(number: string): string {
  return /^\d+-\d+/.exec(number)?.[0] ?? number;
}

/** "2026-0001-2" after "2026-0001", "2026-0001-3" after that. */
export function nextNumber(number: string): string {
  const first = firstNumber(number);
  const version = Number(number.slice(first.length + 1) || FIRST_VERSION);
  return `${first}-${version + 1}`;
}

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

/** The group of quotes without choices. */
export const ONLY_GROUP: QuoteGroup = { key: "0", title: "", kind: "fixed" };

type OfferColumns = Pick<QuoteRow, "line_groups" | "lines" | "discounts" | "vat_percent">;

export function offerOf({ line_groups, lines, discounts, vat_percent }: OfferColumns): Offer {
  const stored: readonly (Partial<QuoteLine> & Omit<QuoteLine, "key" | "group" | "isTicked">)[] = JSON.parse(lines);
  return {
    groups: line_groups === null ? [ONLY_GROUP] : JSON.parse(line_groups),
    // Lines were stored without these before there were groups.
    lines: stored.map((line, index) => ({ key: String(index), group: ONLY_GROUP.key, isTicked: true, ...line })),
    discounts: JSON.parse(discounts),
    vatPercent: vat_percent,
  };
}
