import { ChartCard } from "~/components/charts/chart-card";
import { RangeColumns } from "~/components/charts/range-columns";
import { ShareBar } from "~/components/charts/share-bar";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import type { ToldReports } from "./present-reports.server";

type AnswerChartProps = Pick<ToldReports, "weeks" | "answers" | "hasAnswers" | "kept" | "figures">;

export function AnswerChart({ weeks, answers, hasAnswers, kept, figures }: AnswerChartProps) {
  const { language } = useLanguage();
  const { answers: words, table, week } = useWords("reports");
  const { columns } = words;
  const summary = fill(words.summary, figures);
  const rows = weeks
    .map(({ name }, index) => {
      const answer = answers[index];
      return {
        name,
        cells: answer
          ? [
              formatCount(answer.answered, language),
              answer.open.median,
              answer.open.p90,
              answer.wall.median,
              answer.wall.p90,
              answer.kept,
            ]
          : [],
      };
    })
    .toReversed();
  const names = [week, columns.answered, columns.openMedian, columns.openP90, columns.wallMedian, columns.wallP90];
  return (
    <ChartCard
      id="answer-times"
      title={words.title}
      summary={hasAnswers ? summary : words.empty}
      table={hasAnswers ? { open: table, columns: [...names, columns.kept], rows } : undefined}
    >
      {hasAnswers && (
        <>
          <Legend />
          <RangeColumns
            label={`${words.drawing}. ${summary}`}
            columns={weeks.map(({ name, long }, index) => ({
              name,
              says: `${long}: ${answers[index]?.open.median}; ${answers[index]?.open.p90}`,
              range: answers[index]?.range ?? null,
            }))}
            unit={words.unit}
          />
        </>
      )}
      <KeptPromises kept={kept} />
    </ChartCard>
  );
}

function Legend() {
  const { answers: words } = useWords("reports");
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
      <li className="inline-flex items-center gap-2">
        <svg aria-hidden="true" width="16" height="16">
          <circle cx="8" cy="8" r="4.5" className="fill-madder-600" />
        </svg>
        {words.medianLegend}
      </li>
      <li className="inline-flex items-center gap-2">
        <svg aria-hidden="true" width="16" height="16">
          <path d="M3 3H13M8 3V15" strokeWidth="3" className="stroke-indigo-500" />
        </svg>
        {words.p90Legend}
      </li>
    </ul>
  );
}

function KeptPromises({ kept }: Pick<ToldReports, "kept">) {
  const { kept: words } = useWords("reports").answers;
  return (
    <div className="mt-4 border-t border-linen-200 pt-4">
      <h3 className="text-lg">{words.title}</h3>
      <dl className="mt-2 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {kept.map(({ name, share, percent, says }) => (
          <div key={name}>
            <dt className="text-small font-semibold text-ink-950">{name}</dt>
            <dd className="flex items-baseline justify-between gap-3 text-small">
              <span>{says}</span>
              <strong className="font-display text-lg text-ink-950 tabular-nums">{percent}</strong>
            </dd>
            <dd>
              <ShareBar parts={[{ weave: "rib", share }]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[70ch] text-xs text-ink-500">{words.note}</p>
    </div>
  );
}
