import { Weave } from "~/components/illustrations/weave";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { Formatted } from "~/features/mail/thread/formatted";
import type { ShownPeriod, ShownQuote } from "./show-quote.server";

interface QuoteSheetProps {
  shown: ShownQuote;
  copy: QuotesCopy["sheet"];
}

export function QuoteSheet({ shown, copy }: QuoteSheetProps) {
  const { addressee, date, validUntil, intro, periods } = shown;
  return (
    <article lang={shown.language} className="h-fit bg-white shadow-card print:shadow-none">
      <div className="relative h-6">
        <Weave cloth="house" pitch={8} className="absolute inset-0" />
      </div>
      <div className="grid gap-9 border-t-2 border-dashed border-madder-600 px-5 pt-7 pb-9 sm:px-9 print:gap-6 print:px-0 print:pt-5 print:pb-0">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1.4fr)_1fr_1fr]">
          <Fact label={copy.forWhom}>
            {addressee.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
              <span key={index} className={index === 0 ? "block font-semibold" : "block"}>
                {line}
              </span>
            ))}
          </Fact>
          <Fact label={copy.date}>{date}</Fact>
          <Fact label={copy.validUntil}>{validUntil}</Fact>
        </dl>
        {intro && (
          <div className="text-lead text-ink-950">
            <Formatted text={intro} />
          </div>
        )}
        {periods.map((period) => (
          <Period key={period.per} period={period} copy={copy} />
        ))}
      </div>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="hyphens-auto wrap-anywhere text-ink-950">{children}</dd>
    </div>
  );
}

function Period({ period, copy }: { period: ShownPeriod; copy: QuotesCopy["sheet"] }) {
  const { per, lines, discounts, totals } = period;
  return (
    <section aria-labelledby={`period-${per}`}>
      <h2 id={`period-${per}`} className="border-b-2 border-ink-950 pb-2 text-h3">
        {copy.periods[per]}
      </h2>
      <ul>
        {lines.map(({ description, quantity, unit, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <li key={index} className="flex items-baseline justify-between gap-6 border-b border-linen-200 py-3">
            <span className="min-w-0">
              <span className="block hyphens-auto wrap-anywhere text-ink-950">{description}</span>
              {quantity && (
                <span className="block text-small text-ink-500 tabular-nums">
                  {quantity} × {unit}
                </span>
              )}
            </span>
            <span className="shrink-0 text-ink-950 tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 ml-auto grid w-full max-w-md gap-1.5">
        {discounts.length > 0 && <Sum label={copy.subtotal}>{totals.subtotal}</Sum>}
        {discounts.map(({ description, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a discount is its place.
          <Sum key={index} label={description} className="text-moss-600">
            {amount}
          </Sum>
        ))}
        <Sum label={copy.excluding} className="font-semibold text-ink-950">
          {totals.excluding}
        </Sum>
        <Sum label={copy.vat}>{totals.vat}</Sum>
        <Sum
          label={copy.including}
          className="mt-1 border-t-4 border-double border-ink-950 pt-2 font-display text-xl font-extrabold text-ink-950"
        >
          {totals.including}
        </Sum>
      </dl>
    </section>
  );
}

function Sum({ label, className = "", children }: { label: string; className?: string; children: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-6 ${className}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
