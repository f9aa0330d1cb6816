import "./price-bar.css";
import { ChevronUp } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { shownWhen } from "~/components/sections/price-switch";
import { formatAmount } from "~/content/prices/price-facts";
import { includingVat } from "~/content/prices/price-list";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { hasPackageByQuote, nameOf, type PriceLine, priceLines, type Total, totalsOf } from "./price-lines";
import type { Answers } from "./wizard";

interface PricePanelProps {
  copy: ConfiguratorCopy;
  answers: Answers;
  step: number;
}

export function PricePanel({ copy, answers, step }: PricePanelProps) {
  const lines = priceLines(answers);
  const { once, month, byQuote } = totalsOf(lines);
  const isPackageByQuote = hasPackageByQuote(lines);
  const hasSum = once.excludingVat + (isPackageByQuote ? 0 : month.excludingVat) > 0;
  const othersByQuote = byQuote - (isPackageByQuote ? 1 : 0);
  return (
    <aside
      aria-label={copy.price.title}
      className={`group/prices on-dark ${lines.length === 0 ? "max-lg:hidden" : ""} max-lg:sticky max-lg:bottom-[var(--room-below,0px)] max-lg:z-20 max-lg:-mx-4 max-lg:forced-colors:border-t bg-indigo-900 text-indigo-100 lg:pinked lg:sticky lg:top-28`}
    >
      <div className="price-bar px-4 py-2.5 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:justify-between max-lg:gap-x-4 lg:px-7 lg:py-9">
        <h2 className="text-h3 text-white max-lg:sr-only">{copy.price.title}</h2>
        {lines.length === 0 ? (
          <p className="lg:mt-3">{copy.price.empty}</p>
        ) : (
          <>
            <div aria-live="polite" className="min-w-0 max-lg:flex-1 lg:mt-4">
              {!hasSum && <p className={AMOUNT}>{copy.price.allByQuote}</p>}
              {hasSum && isPackageByQuote && (
                <p className="leading-snug">
                  <span className={LABEL}>{copy.price.month} </span>
                  <span className={AMOUNT}>{copy.price.byQuote}</span>
                </p>
              )}
              <Sum label={copy.price.once} total={once} copy={copy} />
              {!isPackageByQuote && <Sum label={copy.price.month} total={month} copy={copy} />}
              {hasSum && othersByQuote > 0 && <p className="text-small lg:mt-2">{copy.price.plus}</p>}
            </div>
            <Drawer key={step} lines={lines} copy={copy} />
            <Lines lines={lines} copy={copy} className="mt-5 max-lg:not-print:hidden" />
          </>
        )}
        {hasSum && <VatSwitch copy={copy} />}
        <p className="mt-4 text-small max-lg:hidden">{copy.price.note}</p>
      </div>
    </aside>
  );
}

const LABEL = "text-small font-semibold text-weld-400 lg:block";
const AMOUNT = "font-display text-lg leading-tight font-extrabold text-white tabular-nums lg:text-[2.5rem]";

function Sum({ label, total, copy }: { label: string; total: Total; copy: ConfiguratorCopy }) {
  const { language } = useLanguage();
  if (total.excludingVat === 0) return null;
  const say = (euros: number) => formatAmount({ euros, isFrom: total.isFrom }, language);
  return (
    <p className="leading-snug lg:mt-3">
      <span className={LABEL}>{label} </span>
      <span className={AMOUNT}>
        <span className={shownWhen.excl}>{say(total.excludingVat)}</span>
        <span className={shownWhen.incl}>{say(total.includingVat)}</span>
      </span>{" "}
      <span className="text-small">
        <span className={shownWhen.excl}>{copy.price.excluding}</span>
        <span className={shownWhen.incl}>{copy.price.including}</span>
      </span>
    </p>
  );
}

interface DrawerProps {
  lines: readonly PriceLine[];
  copy: ConfiguratorCopy;
}

function Drawer({ lines, copy }: DrawerProps) {
  const details = useRef<HTMLDetailsElement>(null);
  usePriceBar(details);
  return (
    <details ref={details} className="group/lines open:basis-full lg:hidden print:hidden">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold group-open/lines:justify-start">
        <span className="underline underline-offset-4 max-sm:sr-only group-open/lines:not-sr-only">
          {copy.price.show}
        </span>
        <ChevronUp aria-hidden="true" className="size-6 group-open/lines:rotate-180" />
      </summary>
      <Lines lines={lines} copy={copy} className="max-h-[45dvh] overflow-y-auto" />
    </details>
  );
}

function Lines({ lines, copy, className }: DrawerProps & { className: string }) {
  return (
    <div className={className}>
      <ul className="grid gap-1.5 border-t border-dashed border-indigo-500 pt-4 text-small">
        {lines.map((line) => (
          <li key={line.item} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{nameOf(line.item, copy)}</span>
            <span className="text-right text-white tabular-nums">
              <LinePrice line={line} copy={copy} />
            </span>
          </li>
        ))}
      </ul>
      {lines.some(({ price, partOf }) => !price && !partOf) && <p className="mt-3 text-small">{copy.price.open}</p>}
    </div>
  );
}

function LinePrice({ line: { price, partOf }, copy }: { line: PriceLine; copy: ConfiguratorCopy }) {
  const { language } = useLanguage();
  if (partOf) return copy.price.included;
  if (!price) return copy.price.byQuote;
  const say = (euros: number) => formatAmount({ ...price, euros }, language);
  const per = price.per === "month" ? ` ${copy.price.month.toLowerCase()}` : "";
  return (
    <>
      <span className={shownWhen.excl}>{say(price.euros)}</span>
      <span className={shownWhen.incl}>{say(includingVat(price.euros))}</span>
      {per}
    </>
  );
}

function VatSwitch({ copy }: { copy: ConfiguratorCopy }) {
  const { excluding, including, switchLabel } = copy.price;
  return (
    <fieldset className="basis-full max-lg:mt-3 max-lg:group-not-has-[details[open]]/prices:hidden lg:mt-6">
      <legend className="sr-only">{switchLabel}</legend>
      <div className="inline-flex border-x-4 border-double border-indigo-300 p-1">
        {Object.entries({ excl: excluding, incl: including }).map(([value, label], index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center px-3 text-small font-semibold hover:text-white has-checked:bg-indigo-100 has-checked:text-indigo-900 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-weld-400"
          >
            <input type="radio" name="vat" value={value} defaultChecked={index === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function usePriceBar(lines: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = lines.current;
    const { dataset } = document.documentElement;
    const tell = () => {
      dataset.priceBar = details?.open ? "open" : "closed";
    };
    tell();
    details?.addEventListener("toggle", tell);
    return () => {
      details?.removeEventListener("toggle", tell);
      delete dataset.priceBar;
    };
  }, [lines]);
}
