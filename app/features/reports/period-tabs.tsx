import type { ReportsCopy } from "~/content/reports/reports-copy.server";
import { DeskTabs } from "~/features/desk/desk-tabs";
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
