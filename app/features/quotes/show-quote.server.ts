import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { pathOf } from "~/content/pages";
import { type QuotesCopy, quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { nl as termsCopy } from "~/content/site/terms/nl";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { type Language, pathIn } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { dayInWords, formatMoment } from "~/lib/time/clock";
import { addDays, dayOf } from "~/lib/time/zoned-time";
import { offerOf, PERIODS, type QuoteDiscount, stateOn } from "./quote";
import { formatCents, formatQuantity } from "./quote-money";
import { lineCents, quoteTotals } from "./quote-totals";

export type ShownQuote = ReturnType<typeof showQuote>;
export type ShownPeriod = ShownQuote["periods"][number];

export type CustomerWords = Pick<QuotesCopy, "sheet" | "page">;

/** A draft is shown as if it were sent `now`. */
export function showQuote(row: QuoteRow, now: Date) {
  const { language } = row;
  const sentOn = dayOf(row.sent_at ?? now.toISOString());
  const isAgreed = row.state === "agreed";
  return {
    state: stateOn(row, dayOf(now.toISOString())),
    language,
    customer: row.company ?? row.customer_name,
    addressee: [row.company, row.customer_name, ...(row.address?.split("\n") ?? [])].filter((line) => line !== null),
    date: dayInWords(sentOn, language),
    validUntil: dayInWords(row.valid_until ?? lastDay(sentOn), language),
    intro: row.intro,
    periods: showPeriods(row),
    agreement: isAgreed
      ? {
          by: row.agreed_by ?? "",
          at: formatMoment(row.answered_at ?? "", language),
          hash: row.document_hash ?? "",
        }
      : null,
  };
}

export function lastDay(sentOn: string): string {
  return addDays(sentOn, business.contract.quoteValidDays);
}

export function quoteWords(row: QuoteRow, shown: ShownQuote, siteUrl: string): CustomerWords {
  const { sheet, page } = quotesCopy[row.language];
  return fill({ sheet, page }, quoteFacts(row, shown, siteUrl));
}

function quoteFacts(row: QuoteRow, shown: ShownQuote, siteUrl: string): Facts {
  const { language } = row;
  const terms = pathOf("terms");
  return {
    ...facts(language),
    number: row.number ?? "",
    customer: shown.customer,
    validUntil: shown.validUntil,
    vatPercent: String(row.vat_percent),
    agreedBy: row.agreed_by ?? "",
    answeredAt: row.answered_at === null ? "" : formatMoment(row.answered_at, language),
    termsUpdated: dayInWords(termsCopy.meta.updated, language),
    termsUrl: siteUrl + pathIn(terms, language),
  };
}

export function essentialTerms(
  { validity, terms, monthlyTerms }: QuotesCopy["sheet"],
  { state, periods }: ShownQuote,
): string[] {
  return [
    ...(state === "declined" ? [] : [validity]),
    ...terms,
    ...(periods.some(({ per }) => per === "month") ? monthlyTerms : []),
  ];
}

function showPeriods(row: QuoteRow) {
  const { language } = row;
  const offer = offerOf(row);
  const totals = quoteTotals(offer);
  const say = (cents: number) => formatCents(cents, language);
  return PERIODS.flatMap((per) => {
    const lines = offer.lines.filter((line) => line.per === per);
    if (lines.length === 0) return [];
    const sums = totals[per];
    return {
      per,
      lines: lines.map((line) => ({
        description: line.description,
        /** Null for a single one. */
        quantity: line.quantity === 1 ? null : formatQuantity(line.quantity, language),
        unit: say(line.unitCents),
        amount: say(lineCents(line)),
      })),
      discounts: offer.discounts.flatMap((discount, index) =>
        discount.per === per
          ? { description: nameDiscount(discount, language), amount: say(-(totals.discounts[index] ?? 0)) }
          : [],
      ),
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

function nameDiscount({ description, kind, value }: QuoteDiscount, language: Language): string {
  return kind === "percent" ? `${description} (${formatQuantity(value, language)}%)` : description;
}
