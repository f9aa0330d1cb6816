import { Inbox } from "lucide-react";
import { useRef } from "react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { pathOf } from "~/content/pages";
import type { Colleague } from "../assign/assignee";
import type { BoardColumn } from "../board/board";
import { LeadBoard } from "../board/lead-board";
import type { Lead } from "../lead";
import type { LeadInHand } from "../lead-page/lead-in-hand";
import { BulkBar } from "../list/bulk-bar";
import { EVERYTHING, isNarrowed, type LeadFilter, type LeadStatus, leadListPath } from "../list/lead-filter";
import { LeadList } from "../list/lead-list";
import { useChosen } from "../list/use-chosen";
import type { DashboardWords } from "./dashboard-words.server";
import type { Refusal } from "./refusal";

interface LeadOverviewProps {
  columns: readonly BoardColumn[] | null;
  leads: readonly Lead[];
  tags: readonly string[];
  colleagues: readonly Colleague[];
  filter: LeadFilter;
  refusal: Refusal | null;
  done: string | null;
  copy: DashboardWords;
  onMove: (lead: LeadInHand, status: LeadStatus) => void;
}

export function LeadOverview({
  columns,
  leads,
  tags,
  colleagues,
  filter,
  refusal,
  done,
  copy,
  onMove,
}: LeadOverviewProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useChosen(list, leads, done);
  const listPath = leadListPath(filter);
  const isSuspects = filter.status === "spam";
  const isEmpty = columns ? columns.every(({ count }) => count === 0) : leads.length === 0;
  if (isEmpty) return <NoLeads filter={filter} copy={copy} />;
  if (columns) {
    const [lead] = refusal?.form === "move" ? refusal.leads : [];
    const refused = refusal && lead ? { lead, fields: refusal.fields } : null;
    const words = { lead: copy, board: copy.dashboard.board };
    return <LeadBoard {...{ columns, filter, listPath, refused, onMove }} copy={words} />;
  }
  const refused = refusal?.form === "bulk" ? refusal : null;
  const { listLabel } = isSuspects ? copy.suspects : copy.requests;
  return (
    <div ref={list} className="bulk" onChange={chosen.onChange}>
      <LeadList
        leads={leads}
        label={listLabel}
        copy={copy}
        listPath={listPath}
        choose={copy.dashboard.bulk.choose}
        chosen={refused?.leads ?? []}
      />
      <BulkBar
        key={done}
        leads={leads}
        count={chosen.count}
        clear={chosen.clear}
        listPath={listPath}
        isSpam={isSuspects}
        tags={tags}
        colleagues={colleagues}
        refused={refused}
        failed={copy.failed}
        copy={{ bulk: copy.dashboard.bulk, statuses: copy.leads.statuses }}
      />
    </div>
  );
}

function NoLeads({ filter, copy }: Pick<LeadOverviewProps, "filter" | "copy">) {
  const { view, tab, status } = filter;
  if (status === "spam") {
    return (
      <EmptyList icon={Inbox} copy={copy.suspects.empty}>
        <ButtonLink to={leadListPath(EVERYTHING)} variant="quiet">
          {copy.suspects.back}
        </ButtonLink>
      </EmptyList>
    );
  }
  const isFound = !isNarrowed(filter);
  return (
    <EmptyList icon={Inbox} copy={copy.leads.empty[isFound ? tab : "narrowed"]}>
      <ButtonLink to={isFound ? pathOf("contact") : leadListPath({ ...EVERYTHING, view, tab })} variant="quiet">
        {isFound ? copy.requests.toSite : copy.leads.filter.clear}
      </ButtonLink>
    </EmptyList>
  );
}
