import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Language } from "~/lib/language/language";
import { linesOf } from "./choice";
import { type Offer, PERIODS, type Planning, type QuoteDiscount, type QuoteLine } from "./quote";
import { formatBriefly, formatCents, formatQuantity } from "./quote-money";
import { lineCents, quoteTotals } from "./quote-totals";

export type ShownPeriod = ReturnType<typeof showPeriods>[number];
export type ShownGroup = ReturnType<typeof showGroups>[number];
export type ShownLine = ReturnType<typeof showLine>;

/** A quote with one group that must be taken whole is shown by period, any other by group. */
export function isGrouped({ groups }: Offer): boolean {
  return groups.length > 1 || groups.some(({ kind, title }) => kind !== "fixed" || title !== "");
}

/** Groups without lines are left out. */
export function showGroups(offer: Offer, copy: QuotesCopy["sheet"], language: Language) {
  return offer.groups.flatMap(({ key, title, kind }) => {
    const lines = linesOf(offer, key);
    if (lines.length === 0) return [];
    return { key, kind, title: title || copy.groups[kind].title, lines: lines.map((line) => showLine(line, language)) };
  });
}

/** Periods without lines are left out, and so are discounts that take nothing off. */
export function showPeriods(offer: Offer, language: Language) {
  const totals = quoteTotals(offer);
  const say = (cents: number) => formatCents(cents, language);
  return PERIODS.flatMap((per) => {
    const lines = offer.lines.filter((line) => line.per === per);
    if (lines.length === 0) return [];
    const sums = totals[per];
    return {
      per,
      lines: lines.map((line) => showLine(line, language)),
      discounts: offer.discounts.flatMap((discount, index) => {
        const off = totals.discounts[index] ?? 0;
        return discount.per === per && off > 0
          ? { description: nameDiscount(discount, language), amount: say(-off) }
          : [];
      }),
      totals: {
        subtotal: say(sums.subtotal),
        discount: say(-sums.discount),
        excluding: say(sums.excluding),
        vat: say(sums.vat),
        including: say(sums.including),
      },
    };
  });
}

/** "€ 995 eenmalig en € 15 per maand". Excluding btw, unless `key` says otherwise. */
export function sumsInWords(
  offer: Offer,
  { sums }: QuotesCopy["sheet"],
  language: Language,
  key: "excluding" | "including" = "excluding",
): string {
  const totals = quoteTotals(offer);
  const said = PERIODS.flatMap((per) =>
    totals[per].subtotal > 0 ? `${formatBriefly(totals[per][key], language)} ${sums[per]}` : [],
  );
  return said.length > 0 ? said.join(` ${sums.and} `) : formatBriefly(0, language);
}

export function essentialTerms(
  { validity, terms, monthlyTerms }: QuotesCopy["sheet"],
  { isDeclined, isMonthly }: { isDeclined: boolean; isMonthly: boolean },
): string[] {
  return [...(isDeclined ? [] : [validity]), ...terms, ...(isMonthly ? monthlyTerms : [])];
}

/** Empty if the quote says nothing of it. */
export function planningLines(
  { planning: words }: QuotesCopy["sheet"],
  { planning, isAgreed }: { planning: Planning | null; isAgreed: boolean },
): string[] {
  return planning === null ? [] : [isAgreed ? words.intakeAgreed : words.intake, words.kinds[planning], words.invoice];
}

export function isMonthly({ lines }: Offer): boolean {
  return lines.some(({ per }) => per === "month");
}

function showLine(line: QuoteLine, language: Language) {
  return {
    key: line.key,
    description: line.description,
    per: line.per,
    /** Null for a single one. */
    quantity: line.quantity === 1 ? null : formatQuantity(line.quantity, language),
    unit: formatCents(line.unitCents, language),
    amount: formatCents(lineCents(line), language),
  };
}

function nameDiscount({ description, kind, value }: QuoteDiscount, language: Language): string {
  return kind === "percent" ? `${description} (${formatQuantity(value, language)}%)` : description;
}
