import { ChartNoAxesColumn } from "lucide-react";
import { WeaveDefs } from "~/components/charts/weaves";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { EmptyList } from "~/components/ui/empty-list";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { AnswerChart } from "~/features/reports/figures/answer-chart";
import { CheckFigures } from "~/features/reports/figures/check-figures";
import { FunnelChart } from "~/features/reports/figures/funnel-chart";
import { LeadsChart } from "~/features/reports/figures/leads-chart";
import { presentReports } from "~/features/reports/figures/present-reports.server";
import { readReports } from "~/features/reports/figures/read-reports.server";
import { ReportTiles } from "~/features/reports/figures/report-tiles";
import { readWeekCount } from "~/features/reports/figures/report-weeks";
import { SourceChart } from "~/features/reports/figures/source-chart";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import { reportsPath, WEEK_CHOICES, type WeekCount } from "../../features/reports/figures/report-weeks";
import type { Route } from "./+types/reports";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const chosen = readWeekCount(url);
  const reports = await orDatabaseAway(async () => {
    await requireUser(args);
    return readReports(context.get(servicesContext).db, chosen, new Date());
  });
  return { chosen, ...presentReports(reports, context.get(languageContext)) };
}

export const meta = deskMeta(({ reports }) => reports.metaTitle);

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { chosen, sources, funnels, hasChecks } = loaderData;
  const words = useWords("reports");
  const isEmpty = sources.length === 0 && funnels.every(({ begun }) => begun === 0) && !hasChecks;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 max-w-[70ch]">{words.subtitle}</p>
      <PeriodTabs chosen={chosen} />
      {isEmpty ? (
        <EmptyList icon={ChartNoAxesColumn} copy={words.empty} />
      ) : (
        <div className="grid gap-6">
          <WeaveDefs />
          <ReportTiles {...loaderData} />
          <LeadsChart {...loaderData} />
          {sources.length > 0 && <SourceChart {...loaderData} />}
          <AnswerChart {...loaderData} />
          <FunnelChart {...loaderData} />
          <CheckFigures {...loaderData} />
        </div>
      )}
    </>
  );
}

function PeriodTabs({ chosen }: { chosen: WeekCount }) {
  const words = useWords("reports");
  return (
    <DeskTabs
      label={words.periodLabel}
      keepsPlace
      tabs={WEEK_CHOICES.map((weeks) => ({
        to: reportsPath(weeks),
        name: `${weeks} ${words.weeks}`,
        isShown: weeks === chosen,
      }))}
    />
  );
}
