import { ChartCard } from "~/components/charts/chart-card";
import { StackedColumns } from "~/components/charts/stacked-columns";
import { Swatch, weaveAt } from "~/components/charts/weaves";
import { Count } from "~/components/ui/count";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import type { ToldReports } from "./present-reports.server";

type LeadsChartProps = Pick<ToldReports, "weeks" | "series" | "seriesTotals" | "figures">;

export function LeadsChart({ weeks, series, seriesTotals, figures }: LeadsChartProps) {
  const { language } = useLanguage();
  const { leads: words, table, week: weekWord } = useWords("reports");
  const { title, drawing, total, empty } = words;
  const isEmpty = weeks.every((week) => week.total === 0);
  if (isEmpty) {
    return (
      <ChartCard id="leads-per-week" title={title} summary={empty}>
        {null}
      </ChartCard>
    );
  }
  const summary = fill(words.summary, figures);
  const rows = weeks.toReversed().map((week) => ({
    name: week.name,
    cells: [
      ...series.map((_, index) => formatCount(week.values[index] ?? 0, language)),
      formatCount(week.total, language),
    ],
  }));
  return (
    <ChartCard
      id="leads-per-week"
      title={title}
      summary={summary}
      table={{ open: table, columns: [weekWord, ...series, total], rows }}
    >
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {series.map((name, index) => (
          <li key={name} className="inline-flex min-w-0 items-center gap-2">
            <Swatch weave={weaveAt(index)} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="font-semibold text-ink-950 tabular-nums">
              <Count of={seriesTotals[index] ?? 0} />
            </span>
          </li>
        ))}
      </ul>
      <StackedColumns
        label={`${drawing}. ${summary}`}
        columns={weeks.map((week) => ({ name: week.name, says: saying(week, series, language), values: week.values }))}
        weaves={[...series.keys(), series.length].map(weaveAt)}
      />
    </ChartCard>
  );
}

function saying({ long, total, values }: ToldReports["weeks"][number], series: readonly string[], language: Language) {
  const parts = series.flatMap((name, index) =>
    values[index] ? [`${name} ${formatCount(values[index], language)}`] : [],
  );
  return [`${long}: ${formatCount(total, language)}`, ...parts].join("\n");
}
