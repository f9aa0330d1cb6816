import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import { SUBSCRIBER_STATES, type SubscriberFilter, subscriberListPath } from "../subscriber-filter";

interface SubscriberTabsProps {
  filter: SubscriberFilter;
  counts: Record<SubscriberRow["state"], number>;
}

export function SubscriberTabs({ filter, counts }: SubscriberTabsProps) {
  const words = useWords("newsletterDesk");
  return (
    <DeskTabs
      label={words.tabsLabel}
      tabs={SUBSCRIBER_STATES.map((state) => ({
        to: subscriberListPath({ ...filter, state, cursor: null }),
        name: words.tabs[state],
        count: counts[state],
        isShown: state === filter.state,
      }))}
    />
  );
}
