import { DeskTabs } from "~/components/desk/desk-tabs";
import type { NewsletterDeskCopy } from "~/content/desk/newsletter-desk/newsletter-desk-copy.server";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { SUBSCRIBER_STATES, type SubscriberFilter, subscriberListPath } from "../subscriber-filter";

interface SubscriberTabsProps {
  filter: SubscriberFilter;
  counts: Record<SubscriberRow["state"], number>;
  copy: NewsletterDeskCopy;
}

export function SubscriberTabs({ filter, counts, copy }: SubscriberTabsProps) {
  return (
    <DeskTabs
      label={copy.tabsLabel}
      tabs={SUBSCRIBER_STATES.map((state) => ({
        to: subscriberListPath({ ...filter, state, cursor: null }),
        name: copy.tabs[state],
        count: counts[state],
        isShown: state === filter.state,
      }))}
    />
  );
}
