import { Link } from "react-router";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { LEAD_TABS, type LeadFilter, leadListPath } from "./lead-filter";

/** The tabs of the dashboard; what is searched for is kept from one to the next. */
export function LeadTabs({ filter, copy }: { filter: LeadFilter; copy: AdminCopy["leads"]["tabs"] }) {
  return (
    <nav aria-label={copy.label}>
      <ul className="-ml-3 flex flex-wrap gap-x-1 max-[359px]:-ml-1.5 max-[359px]:gap-x-0 max-[359px]:text-small">
        {LEAD_TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={leadListPath({ ...filter, tab, cursor: null })}
              preventScrollReset
              aria-current={tab === filter.tab ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold max-[359px]:px-1.5 text-ink-700 hover:text-ink-950 aria-[current=page]:border-madder-600 aria-[current=page]:text-ink-950"
            >
              {copy[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
