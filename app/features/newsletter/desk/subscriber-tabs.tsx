import { Link } from "react-router";
import type { NewsletterDeskCopy } from "~/content/newsletter-desk/newsletter-desk-copy.server";
import type { SubscriberRow } from "~/lib/db/tables";
import { SUBSCRIBER_STATES, type SubscriberFilter, subscriberListPath } from "../subscriber-filter";

interface SubscriberTabsProps {
  filter: SubscriberFilter;
  counts: Record<SubscriberRow["state"], number>;
  copy: NewsletterDeskCopy;
}

/** The states, each with how many there are; what is searched for is kept from one to the next. */
export function SubscriberTabs({ filter, counts, copy }: SubscriberTabsProps) {
  return (
    <nav aria-label={copy.tabsLabel} className="mt-4 mb-5">
      <ul className="-ml-3 flex flex-wrap gap-x-1">
        {SUBSCRIBER_STATES.map((state) => (
          <li key={state}>
            <Link
              to={subscriberListPath({ ...filter, state, cursor: null })}
              aria-current={state === filter.state ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold text-ink-700 hover:text-ink-950 aria-[current=page]:border-madder-600 aria-[current=page]:text-ink-950"
            >
              {copy.tabs[state]}
              <span className="ml-1.5 text-small text-ink-500 tabular-nums">{counts[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
