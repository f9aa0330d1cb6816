import { DeskTabs } from "~/components/desk/desk-tabs";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { LEAD_TABS, type LeadFilter, leadListPath } from "./lead-filter";

export function LeadTabs({ filter, copy }: { filter: LeadFilter; copy: AdminCopy["leads"]["tabs"] }) {
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
