import { ChartCard } from "~/components/charts/chart-card";
import { ShareBar } from "~/components/charts/share-bar";
import { Swatch, type Weave } from "~/components/charts/weaves";
import { Count } from "~/components/ui/count";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { formatCount } from "~/lib/text/number-format";
import { OUTCOMES, type Outcome } from "./lead-report";
import type { ToldReports } from "./present-reports.server";

const DRAWN: readonly [Outcome, Weave][] = [
  ["agreed", "rib"],
  ["quoted", "dots"],
  ["contacted", "basket"],
  ["new", "plain"],
  ["declined", "twill"],
];

export function SourceChart({ sources }: Pick<ToldReports, "sources">) {
  const { language } = useLanguage();
  const { sources: words, table } = useWords("reports");
  const { statuses } = useWords("admin").leads;
  const most = Math.max(1, ...sources.map(({ total }) => total));
  const rows = sources.map(({ name, total, byOutcome, won }) => ({
    name,
    cells: [...OUTCOMES.map((outcome) => formatCount(byOutcome[outcome], language)), formatCount(total, language), won],
  }));
  const columns = [words.source, ...OUTCOMES.map((outcome) => statuses[outcome]), words.count, words.wonShare];
  return (
    <ChartCard id="sources" title={words.title} summary={words.summary} table={{ open: table, columns, rows }}>
      <ul aria-label={words.legend} className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {DRAWN.map(([outcome, weave]) => (
          <li key={outcome} className="inline-flex items-center gap-2">
            <Swatch weave={weave} />
            {statuses[outcome]}
          </li>
        ))}
      </ul>
      <ol className="text-small tabular-nums">
        {sources.map(({ name, source, total, byOutcome, won }) => (
          <li
            key={source ?? name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1.5 border-t border-linen-200 py-2.5 lg:grid-cols-[14rem_minmax(0,1fr)_11rem]"
          >
            <span className="font-semibold wrap-anywhere text-ink-950">{name}</span>
            <span className="text-right lg:order-last">
              <strong className="text-ink-950">
                <Count of={total} />
              </strong>
              <span className="ml-2 inline-block min-w-26">
                {won} {words.agreed}
              </span>
            </span>
            <span className="max-lg:col-span-2">
              <ShareBar parts={DRAWN.map(([outcome, weave]) => ({ weave, share: byOutcome[outcome] / most }))} />
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
