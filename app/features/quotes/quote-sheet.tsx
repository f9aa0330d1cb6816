import { Weave } from "~/components/illustrations/weave";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { Formatted } from "~/features/mail/thread/formatted";
import { type Choice, chosenField, chosenOffer, hasChoice } from "./choice";
import { GroupLines, LineText } from "./group-lines";
import type { ShownQuote } from "./show-quote.server";
import { isGrouped, planningLines, type ShownPeriod, showGroups, showPeriods } from "./shown-offer";

/** The form in which the customer chooses. */
export interface Choosing {
  form: string;
  onChoose: () => void;
  /** Words beside a group, by its key. */
  errorOf: (group: string) => string | undefined;
}

interface QuoteSheetProps {
  shown: ShownQuote;
  copy: QuotesCopy["sheet"];
  choice?: Choice;
  choosing?: Choosing | null;
}

/** Ticks can only be changed if there is a form for them. */
export function QuoteSheet({ shown, copy, choice = shown.choice, choosing = null }: QuoteSheetProps) {
  const { addressee, date, validUntil, intro, offer, language } = shown;
  const periods = showPeriods(chosenOffer(offer, choice), language);
  const planning = planningLines(copy, { planning: shown.planning, isAgreed: shown.agreement !== null });
  return (
    <article lang={language} className="h-fit bg-white shadow-card print:shadow-none">
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
        {isGrouped(offer) &&
          showGroups(offer, copy, language).map((group) => (
            <GroupLines
              key={group.key}
              group={group}
              name={chosenField(offer, group.key)}
              choice={choice}
              choosing={choosing}
              copy={copy}
            />
          ))}
        {choosing && hasChoice(offer) && (
          <noscript>
            <button
              type="submit"
              form={choosing.form}
              name="do"
              value="recount"
              className="link min-h-11 font-semibold"
            >
              {copy.recount}
            </button>
          </noscript>
        )}
        {periods.map((period) => (
          <Period key={period.per} period={period} isOfGroups={isGrouped(offer)} copy={copy} />
        ))}
        {planning.length > 0 && (
          <section aria-labelledby="quote-planning">
            <h2 id="quote-planning" className="border-b-2 border-ink-950 pb-2 text-h3">
              {copy.planning.title}
            </h2>
            <ol className="mt-3 grid gap-2 text-ink-950">
              {planning.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
        )}
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

interface PeriodProps {
  period: ShownPeriod;
  /** The lines stand in their groups. */
  isOfGroups: boolean;
  copy: QuotesCopy["sheet"];
}

function Period({ period, isOfGroups, copy }: PeriodProps) {
  const { per, lines, discounts, totals } = period;
  return (
    <section aria-labelledby={`period-${per}`}>
      <h2 id={`period-${per}`} className="border-b-2 border-ink-950 pb-2 text-h3">
        {copy.periods[per]}
      </h2>
      {!isOfGroups && (
        <ul>
          {lines.map((line) => (
            <li key={line.key} className="flex items-baseline justify-between gap-6 border-b border-linen-200 py-3">
              <LineText line={line} />
            </li>
          ))}
        </ul>
      )}
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
