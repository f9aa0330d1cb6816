import { linesOf } from "./choice";
import { type GroupKind, type Offer, PERIODS, type Period, type QuoteLine } from "./quote";

/** Cents. */
export interface PeriodTotals {
  /** Sum before discounts. */
  subtotal: number;
  discount: number;
  excluding: number;
  vat: number;
  including: number;
}

export interface QuoteTotals extends Record<Period, PeriodTotals> {
  /** Discounts in the order of the offer, never more than is left. */
  discounts: number[];
  /** The part of each discount beyond that. */
  lost: number[];
}

/** Rounded half up. */
export function lineCents({ quantity, unitCents }: Pick<QuoteLine, "quantity" | "unitCents">): number {
  return Math.round((Math.round(quantity * 100) * unitCents) / 100);
}

/** Btw is rounded half up over the sum of a period (Besluit omzetbelasting, art. 5a). */
export function quoteTotals({ lines, discounts, vatPercent }: Offer): QuoteTotals {
  const subtotals = { once: sumOf(lines, "once"), month: sumOf(lines, "month") };
  const left = { ...subtotals };
  const taken = discounts.map(({ kind, value, per }) => {
    const wanted = kind === "percent" ? Math.round((subtotals[per] * value) / 100) : value;
    const off = Math.min(wanted, left[per]);
    left[per] -= off;
    return { off, lost: wanted - off };
  });
  const [once, month] = PERIODS.map((per): PeriodTotals => {
    const vat = Math.round((left[per] * vatPercent) / 100);
    return {
      subtotal: subtotals[per],
      discount: subtotals[per] - left[per],
      excluding: left[per],
      vat,
      including: left[per] + vat,
    };
  }) as [PeriodTotals, PeriodTotals];
  return { once, month, discounts: taken.map(({ off }) => off), lost: taken.map(({ lost }) => lost) };
}

function sumOf(lines: readonly QuoteLine[], per: Period): number {
  return lines.reduce((sum, line) => sum + (line.per === per ? lineCents(line) : 0), 0);
}

export interface Range {
  least: number;
  most: number;
}

/** The sums that any choice can come to, in cents excluding btw. */
export function quoteRange(offer: Offer): Record<Period, Range> {
  const totalOf = (per: Period, pick: (lines: readonly QuoteLine[], kind: GroupKind) => readonly QuoteLine[]) => {
    const lines = offer.groups.flatMap(({ key, kind }) => pick(linesOf(offer, key), kind));
    return quoteTotals({ ...offer, lines })[per].excluding;
  };
  const [once, month] = PERIODS.map((per): Range => {
    const byCents = (lines: readonly QuoteLine[]) => lines.toSorted((one, other) => cents(one) - cents(other));
    const cents = (line: QuoteLine) => (line.per === per ? lineCents(line) : 0);
    return {
      least: totalOf(per, (lines, kind) =>
        kind === "fixed" ? lines : kind === "one_of" ? byCents(lines).slice(0, 1) : [],
      ),
      most: totalOf(per, (lines, kind) => (kind === "one_of" ? byCents(lines).slice(-1) : lines)),
    };
  }) as [Range, Range];
  return { once, month };
}
