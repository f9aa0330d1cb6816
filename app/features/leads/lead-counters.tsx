import type { AdminCopy } from "~/content/admin/admin-copy.server";
import type { LeadCounts } from "./list/store.server";

interface LeadCountersProps {
  counts: LeadCounts;
  copy: AdminCopy["leads"]["counters"];
  /** Writes numbers as the reader does. */
  locale: string;
}

/** The four counters, each with what it counts. */
export function LeadCounters({ counts, copy, locale }: LeadCountersProps) {
  const format = new Intl.NumberFormat(locale);
  return (
    <div className="group/counters">
      <dl
        aria-label={copy.label}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-linen-200 bg-linen-200 lg:grid-cols-4"
      >
        {(["total", "ads", "configurator", "thisMonth"] as const).map((counter) => (
          <div key={counter} className="flex flex-col bg-white px-4 py-3 sm:px-5 sm:py-4" title={copy[counter].says}>
            <dt className="text-small font-semibold text-ink-700">{copy[counter].name}</dt>
            <dd className="-order-1 font-display text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-tight font-bold text-ink-950 tabular-nums">
              {format.format(counts[counter])}
            </dd>
            <dd className="mt-1 text-xs leading-snug text-ink-500 max-sm:hidden max-sm:group-has-[details[open]]/counters:block">
              {copy[counter].says}
            </dd>
          </div>
        ))}
      </dl>
      {/* A phone has no room for it before somebody asks: the leads come first. */}
      <details className="sm:hidden">
        <summary className="link inline-flex min-h-11 items-center text-small">{copy.explain}</summary>
      </details>
    </div>
  );
}
