import { ChartCard } from "~/components/charts/chart-card";
import { ShareBar } from "~/components/charts/share-bar";
import { Count } from "~/components/ui/count";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import type { ToldReports } from "./present-reports.server";

type FunnelWords = DeskWords["reports"]["funnel"];

export function FunnelChart({ funnels, figures }: Pick<ToldReports, "funnels" | "figures">) {
  const { language } = useLanguage();
  const { funnel: words, table } = useWords("reports");
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
      summary={fill(words.summary, figures)}
      table={{ open: table, ...tableOf(funnels, words, language) }}
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
              <Steps steps={funnel.steps} label={words.modes[funnel.mode]} />
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

function tableOf(funnels: ToldReports["funnels"], words: FunnelWords, language: Language) {
  const [first] = funnels;
  const columns = funnels.flatMap(({ mode }) =>
    [words.reached, words.share].map((column) => `${words.modes[mode]}: ${column.toLowerCase()}`),
  );
  const rows = (first?.steps ?? []).map((_, index) => {
    const steps = funnels.flatMap(({ steps }) => steps[index] ?? []);
    return {
      // The first question has a different name in each.
      name: [...new Set(steps.map(({ name }) => name))].join(" / "),
      cells: steps.flatMap(({ reached, percent }) => [formatCount(reached, language), percent]),
    };
  });
  return { columns: [words.step, ...columns], rows };
}

interface StepsProps {
  steps: ToldReports["funnels"][number]["steps"];
  label: string;
}

/** The list also serves as the table. */
function Steps({ steps, label }: StepsProps) {
  const { lost: lostWord } = useWords("reports").funnel;
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
                −<Count of={lost} /> <span className={isWorst ? "max-sm:sr-only" : "sr-only"}>{lostWord}</span>
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
