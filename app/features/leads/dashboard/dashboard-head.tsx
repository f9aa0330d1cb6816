import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { BoundedCount } from "~/components/ui/count";
import { answerHours } from "~/content/business-facts";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { numberFormat } from "~/lib/text/number-format";
import { EVERYTHING, LEAD_TABS, type LeadFilter, leadListPath, SUSPECTS } from "../list/lead-filter";
import type { LeadCounts } from "../list/lead-list-store.server";

interface DashboardHeadProps {
  filter: LeadFilter;
  counts: LeadCounts;
  suspects: number;
  language: Language;
  children: ReactNode;
}

export function DashboardHead({ filter, counts, suspects, language, children }: DashboardHeadProps) {
  const { desk, leads, requests, suspects: suspectWords } = useWords("admin");
  const isSuspects = filter.status === "spam";
  const words = isSuspects ? suspectWords : requests;
  const subtitle = filter.tab === "ads" && !isSuspects ? fill(leads.ads.subtitle, answerHours()) : words.subtitle;
  const toOther = isSuspects
    ? { to: leadListPath(EVERYTHING), text: suspectWords.back }
    : suspects > 0 && {
        to: leadListPath(SUSPECTS),
        text: (
          <>
            {suspectWords.link} (<BoundedCount count={suspects} moreThan={desk.nav.moreThan} />)
          </>
        ),
      };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-[clamp(1.75rem,1.3rem+1.9vw,2.75rem)] leading-none">{words.title}</h1>
        <div className="flex flex-wrap gap-x-6">
          {children}
          {toOther && (
            <Link to={toOther.to} className="link inline-flex min-h-11 items-center text-small">
              {toOther.text}
            </Link>
          )}
        </div>
      </div>
      <p className="mt-1 mb-3 max-w-[70ch] max-sm:text-small sm:mt-2 sm:mb-5">
        {filter.cursor && filter.sort === null ? words.olderSubtitle : subtitle}
      </p>
      {!isSuspects && (
        <>
          <LeadCounters counts={counts} language={language} />
          <div className="mt-2 mb-2 sm:mt-4 sm:mb-4">
            <LeadTabs filter={filter} />
          </div>
        </>
      )}
    </>
  );
}

function LeadTabs({ filter }: { filter: LeadFilter }) {
  const words = useWords("admin").leads.tabs;
  return (
    <DeskTabs
      label={words.label}
      className=""
      keepsPlace
      tabs={LEAD_TABS.map((tab) => ({
        to: leadListPath({ ...filter, tab, cursor: null }),
        name: words[tab],
        isShown: tab === filter.tab,
      }))}
    />
  );
}

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
