import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { useRefresh, useRefreshFailure } from "~/components/desk/use-refresh";
import { Paging } from "~/components/ui/paging";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { ExportLinks } from "~/features/reports/exports/export-links";
import { REPORTS_PATH } from "~/features/reports/figures/report-weeks";
import type { Language } from "~/lib/language/language";
import { DashboardNotices } from "../desk-notice";
import { ME } from "../lead";
import { DeclineDialog } from "../lead-page/decline-dialog";
import { useStatusChange } from "../lead-page/use-status-change";
import { EVERYTHING, isNarrowed, type LeadFilter, leadListPath, TODAY } from "../list/lead-filter";
import { LeadFilterForm } from "../list/lead-filter-form";
import { isNewestFirst } from "../list/lead-sort";
import { useLeadKeys } from "../list/use-lead-keys";
import { LayoutSwitch, ViewChips } from "../list/view-chips";
import { LEAD_IMPORT_PATH } from "../paths";
import { GoLiveHint } from "../today/go-live-hint";
import { AT_TODAY } from "../today/today";
import { TodayPanel } from "../today/today-panel";
import { Connections } from "./connections";
import { DASHBOARD_QUERY, type DashboardAnswer, isOfToday } from "./dashboard-answer";
import { DashboardHead } from "./dashboard-head";
import { LeadOverview } from "./lead-overview";
import type { readDashboard } from "./read-dashboard.server";

/** Milliseconds. */
const TICK = 60_000;

interface DashboardProps {
  read: NonNullable<Awaited<ReturnType<typeof readDashboard>>>;
  filter: LeadFilter;
  language: Language;
  answer: DashboardAnswer | null;
  /** The address to which test mails go. */
  ownerEmail: string;
}

export function Dashboard({ read, filter, language, answer, ownerEmail }: DashboardProps) {
  const { columns, page, counts, suspects, options, setup, notice, isOwner, toOpen, today } = read;
  const { desk, leads, requests } = useWords("admin");
  const { sort } = useWords("dashboard");
  const todayWords = useWords("today");
  const toImport = useWords("leadImport").link;
  const toReports = useWords("reports").link;
  const listPath = leadListPath(filter);
  const status = useStatusChange(listPath);
  useClockTicks();
  useRefreshFailure(() =>
    showToast({ id: "desk-refresh", type: "error", title: desk.error.title, description: desk.error.text }),
  );
  useLeadKeys({ giveStatus: status.change });
  const { view, tab } = filter;
  const isSuspects = filter.status === "spam";
  const exportLinks = <ExportLinks name="leads" listPath={leadListPath({ ...filter, cursor: null })} />;
  const isAtToday = today !== null && (answer ? isOfToday(answer) : notice.isAtToday);
  const todayPath = leadListPath(filter, { [DASHBOARD_QUERY.place]: AT_TODAY });
  const hasColleagues = options.colleagues.length > 1;
  const scopes = [
    { to: leadListPath(TODAY), name: todayWords.scopes.all, isShown: filter.assignee === null },
    { to: leadListPath({ ...TODAY, assignee: ME }), name: todayWords.scopes.own, isShown: filter.assignee === ME },
  ];
  const notices = <DashboardNotices notice={notice} answer={answer} listPath={isAtToday ? todayPath : listPath} />;
  const older = page.nextCursor && leadListPath({ ...filter, cursor: page.nextCursor });
  return (
    <>
      {today && (
        <TodayPanel
          today={today}
          path={todayPath}
          isOwn={filter.assignee !== null}
          scopes={hasColleagues ? scopes : []}
          notices={isAtToday && notices}
        >
          {toOpen && <GoLiveHint text={toOpen.sentence} />}
        </TodayPanel>
      )}
      <DashboardHead {...{ filter, counts, suspects, language }}>
        <Link to={REPORTS_PATH} className="link inline-flex min-h-11 items-center text-small max-sm:hidden">
          {toReports}
        </Link>
        <Link to={LEAD_IMPORT_PATH} className="link inline-flex min-h-11 items-center text-small max-sm:hidden">
          {toImport}
        </Link>
      </DashboardHead>
      <LeadFilterForm filter={filter} options={options} />
      <div className="mt-2 mb-3 flex flex-wrap items-start gap-x-3 gap-y-1 sm:mb-5">
        {!isSuspects && <LayoutSwitch filter={filter} />}
        {!isSuspects && <ViewChips filter={filter} />}
        {isNarrowed(filter) && !isSuspects && (
          <Link
            to={leadListPath({ ...EVERYTHING, view, tab })}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {leads.filter.clear}
          </Link>
        )}
        {isOwner && <div className="ml-auto max-sm:hidden">{exportLinks}</div>}
      </div>
      {!isAtToday && notices}
      <LeadOverview
        columns={columns}
        leads={page.leads}
        tags={options.tags}
        colleagues={options.colleagues}
        filter={filter}
        answer={answer}
        done={notice.batch?.id ?? null}
        onMove={status.change}
      />
      <Paging
        olderPath={older}
        newestPath={filter.cursor && leadListPath({ ...filter, cursor: null })}
        copy={isNewestFirst(filter) ? requests : { ...requests, older: sort.next, newest: sort.first }}
      />
      {isOwner && <div className="mt-4 sm:hidden">{exportLinks}</div>}
      {setup && <Connections setup={setup} ownerEmail={ownerEmail} />}
      <DeclineDialog ref={status.dialog} lead={status.declined} decline={status.decline} />
    </>
  );
}

function useClockTicks(): void {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), TICK);
    return () => clearInterval(timer);
  }, []);
}
