import { ChartCard } from "~/components/charts/chart-card";
import { ShareBar } from "~/components/charts/share-bar";
import { Count } from "~/components/ui/count";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { formatCount } from "~/lib/text/number-format";
import type { ToldReports } from "./present-reports.server";

type FunnelChartProps = Pick<ToldReports, "funnels" | "copy">;

export function FunnelChart({ funnels, copy }: FunnelChartProps) {
  const { language } = useLanguage();
  const words = copy.funnel;
  if (funnels.every(({ begun }) => begun === 0)) {
    return (
      <ChartCard id="funnel" title={words.title} summary={words.none}>
        <p className="max-w-[70ch] text-xs text-ink-500">{words.privacy}</p>
      </ChartCard>
    );
  }
  return (
    <ChartCard
      id="funnel"
      title={words.title}
      summary={words.summary}
      table={{ open: copy.table, ...tableOf(funnels, words, language) }}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {funnels.map((funnel) => (
          <section key={funnel.mode} aria-labelledby={`funnel-${funnel.mode}`}>
            <h3 id={`funnel-${funnel.mode}`} className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
              {words.modes[funnel.mode]}
              {funnel.sentShare && (
                <span className="font-text text-small font-normal tracking-normal text-ink-700">
                  <strong className="text-ink-950">{funnel.sentShare}</strong> {words.sentShare}
                </span>
              )}
            </h3>
            {funnel.begun > 0 ? (
              <Steps steps={funnel.steps} label={words.modes[funnel.mode]} copy={words} />
            ) : (
              <p className="mt-2 text-small text-ink-500">{words.empty}</p>
            )}
          </section>
        ))}
      </div>
      <p className="mt-5 max-w-[70ch] text-xs text-ink-500">{words.privacy}</p>
    </ChartCard>
  );
}

function tableOf(funnels: ToldReports["funnels"], copy: ToldReports["copy"]["funnel"], language: Language) {
  const [first] = funnels;
  const columns = funnels.flatMap(({ mode }) =>
    [copy.reached, copy.share].map((column) => `${copy.modes[mode]}: ${column.toLowerCase()}`),
  );
  const rows = (first?.steps ?? []).map((_, index) => {
    const steps = funnels.flatMap(({ steps }) => steps[index] ?? []);
    return {
      // The first question has a different name in each.
      name: [...new Set(steps.map(({ name }) => name))].join(" / "),
      cells: steps.flatMap(({ reached, percent }) => [formatCount(reached, language), percent]),
    };
  });
  return { columns: [copy.step, ...columns], rows };
}

interface StepsProps {
  steps: ToldReports["funnels"][number]["steps"];
  label: string;
  copy: ToldReports["copy"]["funnel"];
}

/** The list also serves as the table. */
function Steps({ steps, label, copy }: StepsProps) {
  return (
    <ol aria-label={label} className="mt-2 grid gap-y-2">
      {steps.map(({ step, name, reached, share, percent, lost, isWorst }, index) => (
        <li key={step} className="text-small tabular-nums">
          <p className="flex items-baseline gap-x-2">
            <span aria-hidden="true" className="w-4 shrink-0 text-ink-500">
              {step === "sent" ? "✓" : index + 1}
            </span>
            <span className="min-w-0 flex-1 font-semibold text-ink-950">{name}</span>
            {lost > 0 && (
              <span className={isWorst ? "font-semibold text-madder-700" : "text-ink-500"}>
                −<Count of={lost} /> <span className={isWorst ? "max-sm:sr-only" : "sr-only"}>{copy.lost}</span>
              </span>
            )}
          </p>
          <p className="flex items-center gap-x-2 pl-6">
            <span className="flex flex-1">
              <ShareBar parts={[{ weave: step === "sent" ? "rib" : "plain", share }]} height={12} />
            </span>
            <span className="w-10 text-right font-semibold text-ink-950">
              <Count of={reached} />
            </span>
            <span className="w-11 text-right">{percent}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
