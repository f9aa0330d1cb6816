import { ListChecks } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { useRefresh, useRefreshFailure } from "~/components/desk/use-refresh";
import { Paging } from "~/components/ui/paging";
import { showToast } from "~/components/ui/toast-store";
import { GO_LIVE_PATH } from "~/features/desk/go-live/paths";
import { ExportLinks } from "~/features/reports/exports/export-links";
import { REPORTS_PATH } from "~/features/reports/figures/report-weeks";
import type { Language } from "~/lib/language/language";
import { DeclineDialog } from "../lead-page/decline-dialog";
import { useStatusChange } from "../lead-page/use-status-change";
import { LayoutSwitch } from "../list/layout-switch";
import { EVERYTHING, isNarrowed, type LeadFilter, leadListPath } from "../list/lead-filter";
import { LeadFilterForm } from "../list/lead-filter-form";
import { useLeadKeys } from "../list/use-lead-keys";
import { ViewChips } from "../list/view-chips";
import { LEAD_IMPORT_PATH } from "../paths";
import { AT_TODAY } from "../today/today";
import { TodayPanel } from "../today/today-panel";
import { Connections } from "./connections";
import { DashboardHead } from "./dashboard-head";
import { DashboardNotices } from "./dashboard-notices";
import { DASHBOARD_QUERY } from "./dashboard-query";
import type { DashboardWords } from "./dashboard-words.server";
import { LeadOverview } from "./lead-overview";
import type { readDashboard } from "./read-dashboard.server";
import type { Refusal } from "./refusal";

/** Milliseconds. */
const TICK = 60_000;

interface DashboardProps {
  read: NonNullable<Awaited<ReturnType<typeof readDashboard>>>;
  filter: LeadFilter;
  language: Language;
  refusal: Refusal | null;
  copy: DashboardWords;
}

export function Dashboard({ read, filter, language, refusal, copy }: DashboardProps) {
  const { columns, page, counts, suspects, options, setup, notice, isOwner, toOpen, today } = read;
  const { dashboard, leads, error } = copy;
  const listPath = leadListPath(filter);
  const status = useStatusChange(listPath);
  useClockTicks();
  useRefreshFailure(() =>
    showToast({ id: "desk-refresh", type: "error", title: error.title, description: error.text }),
  );
  useLeadKeys({ giveStatus: status.change });
  const { view, tab } = filter;
  const isSuspects = filter.status === "spam";
  const exportLinks = (
    <ExportLinks name="leads" listPath={leadListPath({ ...filter, cursor: null })} copy={copy.exports} />
  );
  const isAtToday = today !== null && (refusal ? refusal.form === "today" : notice.isAtToday);
  const todayPath = leadListPath(filter, { [DASHBOARD_QUERY.place]: AT_TODAY });
  const notices = (
    <DashboardNotices
      notice={notice}
      refusal={refusal}
      listPath={isAtToday ? todayPath : listPath}
      copy={{ notice: copy.notice, batch: dashboard.batch, failed: copy.failed }}
    />
  );
  const older = page.nextCursor && leadListPath({ ...filter, cursor: page.nextCursor });
  return (
    <>
      {toOpen && (
        <Link to={GO_LIVE_PATH} className="link mb-1 inline-flex min-h-11 items-center gap-2 text-small">
          <ListChecks aria-hidden="true" className="size-5 shrink-0" />
          {toOpen}
        </Link>
      )}
      {today && (
        <TodayPanel
          today={today}
          path={todayPath}
          isOwn={filter.assignee !== null}
          notices={isAtToday && notices}
          copy={{ today: copy.today, lead: copy }}
        />
      )}
      <DashboardHead {...{ filter, counts, suspects, language, copy }}>
        <Link to={REPORTS_PATH} className="link inline-flex min-h-11 items-center text-small max-sm:hidden">
          {copy.toReports}
        </Link>
        <Link to={LEAD_IMPORT_PATH} className="link inline-flex min-h-11 items-center text-small max-sm:hidden">
          {copy.toImport}
        </Link>
      </DashboardHead>
      <LeadFilterForm filter={filter} options={options} copy={leads} due={dashboard.due} />
      <div className="mt-2 mb-3 flex flex-wrap items-start gap-x-3 gap-y-1 sm:mb-5">
        {!isSuspects && <LayoutSwitch filter={filter} copy={dashboard.layouts} />}
        {!isSuspects && <ViewChips filter={filter} copy={dashboard.views} />}
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
        refusal={refusal}
        done={notice.batch?.id ?? null}
        copy={copy}
        onMove={status.change}
      />
      <Paging
        olderPath={older}
        newestPath={filter.cursor && leadListPath({ ...filter, cursor: null })}
        copy={copy.requests}
      />
      {isOwner && <div className="mt-4 sm:hidden">{exportLinks}</div>}
      {setup && <Connections setup={setup} copy={{ connections: dashboard.connections, metaLeads: copy.metaLeads }} />}
      <DeclineDialog ref={status.dialog} lead={status.declined} decline={status.decline} copy={dashboard.decline} />
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
