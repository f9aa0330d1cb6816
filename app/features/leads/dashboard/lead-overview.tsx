import { Inbox } from "lucide-react";
import { useRef } from "react";
import { answerTo } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { answerHours } from "~/content/business-facts";
import { useWords } from "~/content/desk/words";
import { pathOf } from "~/content/pages";
import { fill } from "~/lib/text/fill";
import type { BoardColumn } from "../board/board";
import { LeadBoard } from "../board/lead-board";
import type { Colleague, Lead } from "../lead";
import { BulkBar } from "../list/bulk-bar";
import { EVERYTHING, isNarrowed, type LeadFilter, type LeadStatus, leadListPath } from "../list/lead-filter";
import type { LeadInHand } from "../list/lead-items";
import { LeadList } from "../list/lead-row";
import { isNewestFirst, LeadSortLinks } from "../list/lead-sort";
import { useChosen } from "../list/use-chosen";
import type { DashboardAnswer } from "./dashboard-answer";

interface LeadOverviewProps {
  columns: readonly BoardColumn[] | null;
  leads: readonly Lead[];
  tags: readonly string[];
  colleagues: readonly Colleague[];
  filter: LeadFilter;
  answer: DashboardAnswer | null;
  done: string | null;
  onMove: (lead: LeadInHand, status: LeadStatus) => void;
}

export function LeadOverview({ columns, leads, tags, colleagues, filter, answer, done, onMove }: LeadOverviewProps) {
  const { suspects, requests } = useWords("admin");
  const { bulk, sort } = useWords("dashboard");
  const list = useRef<HTMLDivElement>(null);
  const chosen = useChosen(list, leads, done);
  const listPath = leadListPath(filter);
  const isSuspects = filter.status === "spam";
  const isEmpty = columns ? columns.every(({ count }) => count === 0) : leads.length === 0;
  if (isEmpty) return <NoLeads filter={filter} />;
  if (columns) {
    const moved = answerTo(answer, { do: "move" });
    const [lead] = moved?.leads ?? [];
    const refused = moved && lead ? { lead, fields: moved.fields } : null;
    return <LeadBoard {...{ columns, filter, listPath, refused, onMove }} />;
  }
  const bulked = answerTo(answer, { do: "bulk" });
  const { listLabel } = isSuspects ? suspects : isNewestFirst(filter) ? requests : sort;
  return (
    <div ref={list} className="bulk" onChange={chosen.onChange}>
      <LeadSortLinks filter={filter} />
      <LeadList leads={leads} label={listLabel} listPath={listPath} choose={bulk.choose} chosen={bulked?.leads ?? []} />
      <BulkBar
        key={done}
        leads={leads}
        count={chosen.count}
        clear={chosen.clear}
        listPath={listPath}
        isSpam={isSuspects}
        tags={tags}
        colleagues={colleagues}
        answer={bulked}
      />
    </div>
  );
}

function NoLeads({ filter }: Pick<LeadOverviewProps, "filter">) {
  const { suspects, leads, requests } = useWords("admin");
  const { view, tab, status } = filter;
  if (status === "spam") {
    return (
      <EmptyList icon={Inbox} copy={suspects.empty}>
        <ButtonLink to={leadListPath(EVERYTHING)} variant="quiet">
          {suspects.back}
        </ButtonLink>
      </EmptyList>
    );
  }
  const isFound = !isNarrowed(filter);
  return (
    <EmptyList icon={Inbox} copy={fill(leads.empty[isFound ? tab : "narrowed"], answerHours())}>
      <ButtonLink to={isFound ? pathOf("contact") : leadListPath({ ...EVERYTHING, view, tab })} variant="quiet">
        {isFound ? requests.toSite : leads.filter.clear}
      </ButtonLink>
    </EmptyList>
  );
}
