import { Link } from "react-router";
import type { ReportsCopy } from "~/content/reports/reports-copy.server";
import { reportsPath, WEEK_CHOICES, type WeekCount } from "./report-weeks";

/** Over how many weeks the figures run. */
export function PeriodTabs({ chosen, copy }: { chosen: WeekCount; copy: Pick<ReportsCopy, "periodLabel" | "weeks"> }) {
  return (
    <nav aria-label={copy.periodLabel} className="mt-4 mb-5">
      <ul className="-ml-3 flex flex-wrap gap-x-1">
        {WEEK_CHOICES.map((weeks) => (
          <li key={weeks}>
            <Link
              to={reportsPath(weeks)}
              preventScrollReset
              aria-current={weeks === chosen ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold text-ink-700 hover:text-ink-950 aria-[current=page]:border-madder-600 aria-[current=page]:text-ink-950"
            >
              {weeks} {copy.weeks}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
