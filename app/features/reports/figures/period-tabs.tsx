import { DeskTabs } from "~/components/desk/desk-tabs";
import type { ReportsCopy } from "~/content/desk/reports/reports-copy.server";
import { reportsPath, WEEK_CHOICES, type WeekCount } from "./report-weeks";

export function PeriodTabs({ chosen, copy }: { chosen: WeekCount; copy: Pick<ReportsCopy, "periodLabel" | "weeks"> }) {
  return (
    <DeskTabs
      label={copy.periodLabel}
      keepsPlace
      tabs={WEEK_CHOICES.map((weeks) => ({
        to: reportsPath(weeks),
        name: `${weeks} ${copy.weeks}`,
        isShown: weeks === chosen,
      }))}
    />
  );
}
