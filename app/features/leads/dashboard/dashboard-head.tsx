import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { BoundedCount } from "~/components/ui/bounded-count";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { Language } from "~/lib/language/language";
import { LeadCounters } from "../list/lead-counters";
import { EVERYTHING, LEAD_TABS, type LeadFilter, leadListPath, SUSPECTS } from "../list/lead-filter";
import type { LeadCounts } from "../list/lead-list-store.server";
import type { DashboardWords } from "./dashboard-words.server";

interface DashboardHeadProps {
  filter: LeadFilter;
  counts: LeadCounts;
  suspects: number;
  language: Language;
  copy: DashboardWords;
  children: ReactNode;
}

export function DashboardHead({ filter, counts, suspects, language, copy, children }: DashboardHeadProps) {
  const isSuspects = filter.status === "spam";
  const words = isSuspects ? copy.suspects : copy.requests;
  const subtitle = filter.tab === "ads" && !isSuspects ? copy.leads.ads.subtitle : words.subtitle;
  const toOther = isSuspects
    ? { to: leadListPath(EVERYTHING), text: copy.suspects.back }
    : suspects > 0 && {
        to: leadListPath(SUSPECTS),
        text: (
          <>
            {copy.suspects.link} (<BoundedCount count={suspects} moreThan={copy.moreThan} />)
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
          <LeadCounters counts={counts} copy={copy.leads.counters} language={language} />
          <div className="mt-2 mb-2 sm:mt-4 sm:mb-4">
            <LeadTabs filter={filter} copy={copy.leads.tabs} />
          </div>
        </>
      )}
    </>
  );
}

function LeadTabs({ filter, copy }: { filter: LeadFilter; copy: AdminCopy["leads"]["tabs"] }) {
  return (
    <DeskTabs
      label={copy.label}
      className=""
      keepsPlace
      tabs={LEAD_TABS.map((tab) => ({
        to: leadListPath({ ...filter, tab, cursor: null }),
        name: copy[tab],
        isShown: tab === filter.tab,
      }))}
    />
  );
}
