import { CircleHelp } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { numberFormat } from "~/lib/text/number-format";
import type { LeadCounts } from "./lead-list-store.server";

interface LeadCountersProps {
  counts: LeadCounts;
  language: Language;
}

export function LeadCounters({ counts, language }: LeadCountersProps) {
  const words = useWords("admin").leads.counters;
  const format = numberFormat(language);
  return (
    <div className="group/counters flex overflow-hidden rounded-card border border-linen-200 bg-linen-200">
      <dl aria-label={words.label} className="grid flex-1 grid-cols-2 gap-px lg:grid-cols-4">
        {(["total", "ads", "configurator", "thisMonth"] as const).map((counter) => (
          <div
            key={counter}
            className="flex flex-col bg-white px-2.5 py-1.5 max-sm:flex-row max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-1.5 sm:px-5 sm:py-3"
            title={words[counter].says}
          >
            <dt className="min-w-0 text-small font-semibold text-ink-700 max-sm:text-xs">{words[counter].name}</dt>
            <dd className="-order-1 font-display text-[clamp(1.125rem,0.7rem+1.7vw,2.125rem)] leading-tight font-bold text-ink-950 tabular-nums">
              {format.format(counts[counter])}
            </dd>
            <dd className="mt-1 text-xs leading-snug text-ink-500 max-sm:hidden max-sm:basis-full max-sm:group-has-[details[open]]/counters:block">
              {words[counter].says}
            </dd>
          </div>
        ))}
      </dl>
      <details className="ml-px grid bg-white sm:hidden">
        <summary className="grid h-full min-h-11 w-11 place-items-center text-indigo-700 focus-visible:-outline-offset-4">
          <CircleHelp aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.explain}</span>
        </summary>
      </details>
    </div>
  );
}
