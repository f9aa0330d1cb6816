import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import { reportsPath, WEEK_CHOICES, type WeekCount } from "./report-weeks";

export function PeriodTabs({ chosen }: { chosen: WeekCount }) {
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
