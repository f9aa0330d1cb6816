import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { BoundedCount } from "~/components/ui/count";
import { answerHours } from "~/content/business-facts";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { LeadCounters } from "../list/lead-counters";
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
        {filter.cursor ? words.olderSubtitle : subtitle}
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
